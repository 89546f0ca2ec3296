// Some parents are killed without a word to their children.

const EVERY = 200;

/**
 * @param {() => void} act once, when the parent of this process is gone
 * @returns {() => void} stops watching
 */
export function whenParentGoes(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, EVERY);
  watch.unref();
  return () => clearInterval(watch);
}
