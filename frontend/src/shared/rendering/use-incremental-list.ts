import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.js';

/**
 * Renders a long list in chunks, one after each paint, so that a slow phone responds to input in between. A list that
 * exists at the first render is returned whole, so that scroll positions can be restored.
 */
export function useIncrementalList<T>(items: readonly T[] | undefined, size: number): readonly T[] | undefined {
  const [rendered, setRendered] = useState(items ? Infinity : size);
  const isComplete = !items || items.length <= rendered;

  useEffect(() => {
    if (isComplete) return;
    let isUnmounted = false;
    void afterPaint().then(() => {
      if (!isUnmounted) startTransition(() => setRendered(rendered + size));
    });
    return () => {
      isUnmounted = true;
    };
  }, [isComplete, rendered, size]);

  return isComplete ? items : items.slice(0, rendered);
}
