/** The result of a function; undefined if it throws. */
export function attempt<Result>(run: () => Result, onError?: (error: unknown) => void): Result | undefined {
  try {
    return run();
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}
