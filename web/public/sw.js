// Static files only, under the names that change with their content; everything else goes to the server.
const CACHE = 'vagon-files';
// Those of this version: the build lists them, so that another version is another worker.
const FILES = new Set([]);

addEventListener('install', (event) => event.waitUntil(renew()));
addEventListener('activate', (event) => event.waitUntil(tidy()));

addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
    else if (request.mode === 'navigate') event.respondWith(page(request));
});

// The first page of this version: that of an older one would ask for files that go with it.
async function renew() {
    const cache = await caches.open(CACHE);
    await cache.add(new Request('/', { cache: 'no-cache' }));
    await skipWaiting();
}

// Files of older versions go; those that have not changed stay.
async function tidy() {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname !== '/' && !FILES.has(pathname)) await cache.delete(request);
    }
    await clients.claim();
}

async function kept(request) {
    const cache = await caches.open(CACHE);
    const found = await cache.match(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
}

// The first page as the server has it; without a connection, as it was.
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
