/** An error that the user can fix. Its message is one sentence with the remedy, shown without a stack. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}

/**
 * Prints the error and sets the exit code. Errors that the user can fix are one sentence; bugs are printed with their
 * stack.
 * @param {unknown} error
 */
export function report(error) {
  const sentence = error instanceof Failure ? error.message : sentenceFor(error);
  console.error(sentence === undefined ? error : `\n${sentence}`);
  process.exitCode = 1;
}

/**
 * Explains errors of the operating system that any file access may cause.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function sentenceFor(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  const file = path ?? 'a file';
  if (code === 'ENOSPC') return `The disk is full (${file}): make room, then try again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `This account cannot write to ${file}: give it permission, or set GAMEGEEK_HOME to a folder that it owns.`;
  }
  return undefined;
}
