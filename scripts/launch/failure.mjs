/** An error that the user can fix. Its message is one sentence that says how; it is shown without a stack. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}

/**
 * Shows what went wrong and sets the exit code: a sentence for what people can mend, everything there is for our own
 * mistakes.
 * @param {unknown} error
 */
export function report(error) {
  const sentence = error instanceof Failure ? error.message : sentenceFor(error);
  console.error(sentence === undefined ? error : `\n${sentence}`);
  process.exitCode = 1;
}

/**
 * What the operating system refuses can happen at every file we touch.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function sentenceFor(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  const place = path ?? 'a file';
  if (code === 'ENOSPC') return `The disk is full (${place}): make room, then try again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `This account may not write ${place}: give it the right to, or set GAMEGEEK_HOME to a folder of its own.`;
  }
  return undefined;
}
