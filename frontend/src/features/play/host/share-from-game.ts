import type { ShareOutcome } from '@gamegeek/contracts/play/port-messages.js';
import { shareText } from '@gamegeek/sdk/share-text.js';
import { paths } from '#shared/routing/paths.js';

/** They hide text or reorder it. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Shares a text of a game, with the address where it is played. Only after a press, in the frame or on the page: some
 * browsers copy without one.
 */
export async function shareFromGame(gameId: number, text: string): Promise<ShareOutcome> {
  const isPressed = 'userActivation' in navigator ? navigator.userActivation.isActive : true;
  const address = new URL(paths.play(gameId), window.location.origin);
  return isPressed ? shareText(`${text.replace(CONTROLS, '')}\n${address}`) : 'failed';
}
