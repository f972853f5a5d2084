import './design/tokens.css';
import './design/buttons.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadFonts } from './design/fonts';
import { keepRouting } from './router.svelte';
import { keepSettings } from './state/settings.svelte';
import { chosenLanguage, keepWords, loadWords } from './words/words.svelte';
import { keepFiles } from './worker';

keepSettings();
keepRouting();
const target = document.getElementById('app');
if (target) {
    void Promise.all([loadWords(), loadFonts(chosenLanguage())]).then(() => {
        keepWords();
        mount(App, { target });
        keepFiles();
    });
}
