// Detects the end of the parent, which may be killed without notice.

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
