// Detects the end of the parent process, which may be killed without a signal to its children.

const POLL_INTERVAL = 200;

/**
 * @param {() => void} callback called once
 * @returns {() => void} stops watching
 */
export function onParentExit(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, POLL_INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
