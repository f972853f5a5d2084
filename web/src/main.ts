import './design/tokens.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepRouting } from './router.svelte';
import { keepSettings } from './state/settings.svelte';
import { keepWords, loadWords } from './words/words.svelte';
import { keepFiles } from './worker';

keepSettings();
keepRouting();
const target = document.getElementById('app');
if (target) {
    void loadWords().then(() => {
        keepWords();
        mount(App, { target });
        keepFiles();
    });
}
