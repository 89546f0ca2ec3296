// Runs in the page before its own scripts: collects the browser's performance entries.
(function () {
  const seen = { largestPaint: 0, shifted: 0 };
  const longTasks = [];
  window.seenLoad = () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { ...seen, blocked: blocked(), kilobytes: bytes / 1_000 };
  };
  /** Total blocking time: the part above 50 ms of each task since the first paint. */
  function blocked() {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return longTasks.reduce((sum, { startTime, duration }) => {
      const afterPaint = startTime + duration - Math.max(startTime, paint?.startTime ?? 0);
      return sum + Math.max(0, afterPaint - 50);
    }, 0);
  }
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('longtask', (task) => longTasks.push(task));
  watch('layout-shift', ({ value }) => (seen.shifted += value));
})();
