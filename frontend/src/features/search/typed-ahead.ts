import { takesText } from './takes-text.js';

/**
 * Collects what is typed outside of fields, for a field that is still loading. Returns a function that ends this and
 * returns the text.
 */
export function collectTyping(): () => string {
  let text = '';
  const collect = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, target } = event;
    if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || takesText(target)) return;
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    else return;
    // A space would scroll the page or press the focused button.
    event.preventDefault();
  };
  document.addEventListener('keydown', collect);
  return () => {
    document.removeEventListener('keydown', collect);
    return text;
  };
}
