import { useEffect, useEffectEvent } from 'react';
import { isSlashShortcutOn } from './slash-key.js';
import { takesText } from './takes-text.js';

/** Calls back for the search shortcuts, unless another dialog is open. */
export function useSearchKeys(onAsked: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !asksForSearch(event)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onAsked();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  // On some keyboards the slash requires Shift.
  return key === '/' && !takesText(target) && isSlashShortcutOn();
}
