// Progress messages of the launcher.

/** @param {number} milliseconds */
export function duration(milliseconds) {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
}

/** @param {string} line */
export function say(line) {
  console.log(line);
}

/**
 * Does something and says how long it took.
 * @template T
 * @param {string | ((result: T) => string)} what
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function step(what, act) {
  const begun = performance.now();
  const result = await act();
  const label = typeof what === 'string' ? what : what(result);
  if (label) say(`  ✓ ${label} (${duration(performance.now() - begun)})`);
  return result;
}
