/** What is read out to whoever cannot see the screen, or looks elsewhere. */
export class Voice {
    /** Said when there is a pause. */
    polite = $state('');
    /** Said at once. */
    urgent = $state('');

    say(text: string): void {
        this.polite = text;
    }

    call(text: string): void {
        this.urgent = text;
    }

    /** Say it even if it was the last thing said. */
    sayAgain(text: string): void {
        this.polite = '';
        queueMicrotask(() => this.say(text));
    }

    /** Call it even if it was the last thing called. */
    callAgain(text: string): void {
        this.urgent = '';
        queueMicrotask(() => this.call(text));
    }
}
