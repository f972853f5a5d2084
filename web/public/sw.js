// Static files only, under the names that change with their content; everything else goes to the server.
const CACHE = 'vagon-files';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
    else if (request.mode === 'navigate') event.respondWith(page(request));
});

async function kept(request) {
    const cache = await caches.open(CACHE);
    const found = await cache.match(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
}

// The first page as the server has it; without a connection, as it was. Files of older versions go with it.
async function page(request) {
    const cache = await caches.open(CACHE);
    try {
        const answer = await fetch(request);
        if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) {
            await cache.put('/', answer.clone());
        }
        return answer;
    } catch {
        return (await cache.match('/')) ?? Response.error();
    }
}
