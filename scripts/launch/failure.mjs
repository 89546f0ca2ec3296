/**
 * Something the person at the keyboard can mend. Its message is one sentence that says what to do; it is shown
 * without a stack.
 */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}

/**
 * Shows what went wrong and sets the exit code: a sentence for a Failure, everything there is for our own mistakes.
 * @param {unknown} error
 */
export function report(error) {
  console.error(error instanceof Failure ? `\n${error.message}` : error);
  process.exitCode = 1;
}
