import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.js';

/**
 * A long list, as much of it as is drawn by now: a piece more after each paint, so that a slow phone can answer a touch
 * in between. A list that is there when its place is first drawn stands whole at once: a reader who comes back is to
 * find the row they left.
 */
export function useInPieces<T>(items: readonly T[] | undefined, size: number): readonly T[] | undefined {
  const [drawn, setDrawn] = useState(items ? Infinity : size);
  const isWhole = !items || items.length <= drawn;

  useEffect(() => {
    if (isWhole) return;
    let isLeft = false;
    void afterPaint().then(() => {
      if (!isLeft) startTransition(() => setDrawn(drawn + size));
    });
    return () => {
      isLeft = true;
    };
  }, [isWhole, drawn, size]);

  return isWhole ? items : items.slice(0, drawn);
}
