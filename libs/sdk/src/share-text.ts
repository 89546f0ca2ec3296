import type { ShareOutcome } from '@gamegeek/contracts/play/port-messages.js';

const TOUCH = '(pointer: coarse)';

/** Shares a text by the menu of a phone, or copies it. Browsers allow both only after a press. Never fails. */
export async function shareText(text: string): Promise<ShareOutcome> {
  try {
    if (matchMedia(TOUCH).matches && 'share' in navigator) {
      await navigator.share({ text });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'canceled';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
