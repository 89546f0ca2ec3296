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
 * Runs a step and prints how long it took.
 * @template T
 * @param {string | ((result: T) => string)} label an empty one prints nothing
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function step(label, run) {
  const startedAt = performance.now();
  const result = await run();
  const text = typeof label === 'string' ? label : label(result);
  if (text) say(`  ✓ ${text} (${duration(performance.now() - startedAt)})`);
  return result;
}
