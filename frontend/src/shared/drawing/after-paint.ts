/** Resolves once the page has been painted, so that what comes next does not delay it. A hidden page does not paint. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve, 0);
    else requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}
