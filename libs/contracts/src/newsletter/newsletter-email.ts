/**
 * Text, an at sign, text, a dot, text (SPEC section 5): enough to catch a slip in the footer's form before anything is
 * sent, and small enough to be there with every page.
 */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function looksLikeEmail(text: string): boolean {
  return LOOKS_LIKE_EMAIL.test(text);
}
