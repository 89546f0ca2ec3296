/** A picture of the largest canvas on the page; null without one that can be read. */
export async function takePicture(): Promise<Blob | null> {
  const [largest] = [...document.querySelectorAll('canvas')].toSorted(
    (a, b) => b.width * b.height - a.width * a.height,
  );
  if (!largest || largest.width * largest.height === 0) return null;
  // What WebGL has drawn can be read in the same frame only.
  await new Promise(requestAnimationFrame);
  return new Promise((resolve) => {
    try {
      largest.toBlob(resolve, 'image/png');
    } catch {
      // Drawn with pictures of another origin.
      resolve(null);
    }
  });
}
