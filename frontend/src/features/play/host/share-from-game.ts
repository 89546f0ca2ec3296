import type { ShareOutcome } from '@gamegeek/contracts/play/port-messages.js';
import { shareText } from '@gamegeek/sdk/share-text.js';

/** They hide text or reorder it. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/** Shares a text of a game. Only after a press, in the frame or on the page: some browsers copy without one. */
export async function shareFromGame(text: string): Promise<ShareOutcome> {
  const isPressed = 'userActivation' in navigator ? navigator.userActivation.isActive : true;
  return isPressed ? shareText(text.replace(CONTROLS, '')) : 'failed';
}
