import type { ShareOutcome } from '@gamegeek/contracts/play/port-messages.js';
import { shareText } from '@gamegeek/sdk/share-text.js';

/** They hide text or reorder it. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Shares a text of a game, with the address of the page where it is played. Only after a press, in the frame or on the page: some
 * browsers copy without one.
 */
export async function shareFromGame(page: string, text: string): Promise<ShareOutcome> {
  const isPressed = 'userActivation' in navigator ? navigator.userActivation.isActive : true;
  const address = new URL(page, window.location.origin);
  return isPressed ? shareText(`${text.replace(CONTROLS, '')}\n${address}`) : 'failed';
}
