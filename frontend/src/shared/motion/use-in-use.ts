import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

interface InUse {
  /** Whether the pointer or the focus is in the list. */
  isInUse: boolean;
  /** For the element around the list. */
  handlers: {
    onPointerOver: (event: PointerEvent) => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Tells when the rows of a list must not move. A dialog of a row counts as the list for React, although it is elsewhere
 * in the document, and no event reports that the pointer has left it when it closes: the next one outside the list
 * does.
 */
export function useInUse(): InUse {
  const [pointed, setPointed] = useState<Element>();
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const follow = (event: Event) => {
      if (pointed && !event.composedPath().includes(pointed)) setPointed(undefined);
    };
    addEventListener('pointerover', follow);
    return () => removeEventListener('pointerover', follow);
  }, [pointed]);
  return {
    isInUse: focused || pointed !== undefined,
    handlers: {
      // Touch has no end of pointing and would hold the list forever.
      onPointerOver: (event) => event.pointerType === 'mouse' && setPointed(event.currentTarget),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
