/** The service worker: keeps static files, where the browser allows it (HTTPS or this machine). */

interface Policy {
    createScriptURL(url: string): unknown;
}

interface TrustedTypes {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

export function keepFiles(): void {
    if (!('serviceWorker' in navigator) || !isSecureContext || import.meta.env.DEV) return;
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const url: unknown = trustedTypes
        ? trustedTypes.createPolicy('vagon-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('')
        : '/sw.js';
    void navigator.serviceWorker.register(url as string).catch(() => undefined); // a private window may refuse
}
