/** True if the server has another version of this program than the one that runs here. */
export async function isOutdated(): Promise<boolean> {
    // The names of files change with their content, so the page of another version begins with another script.
    const own = document.querySelector('script[type="module"]')?.getAttribute('src');
    if (!own) return false;
    try {
        const answer = await fetch('/', { cache: 'no-store' });
        return answer.ok && !(await answer.text()).includes(own);
    } catch {
        return false;
    }
}
