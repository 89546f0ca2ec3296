// Runs in the page before anything else: what the browser itself measures, from the first moment on.
(function () {
  const seen = { largestPaint: 0, blocked: 0, shifted: 0 };
  window.seenLoad = () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { ...seen, kilobytes: bytes / 1_000 };
  };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  // Of each task that is longer, what goes beyond 50 ms: so long a touch has to wait.
  watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
  watch('layout-shift', ({ value }) => (seen.shifted += value));
})();
