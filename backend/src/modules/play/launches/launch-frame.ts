import type { PlayFrame } from '@gamegeek/contracts/play/play.types.js';

const HOSTED_SANDBOX = 'allow-scripts allow-pointer-lock';
/** A foreign origin keeps its storage; without it many games do not start. */
const FOREIGN_SANDBOX = 'allow-scripts allow-same-origin allow-pointer-lock allow-forms allow-popups';
const ALLOW = 'autoplay; fullscreen; gamepad';

/** A copy that we serve, in an opaque origin. */
export const hostedFrame = (arcadeId: string): PlayFrame => ({
  src: `/arcade/${arcadeId}`,
  sandbox: HOSTED_SANDBOX,
  allow: ALLOW,
  origin: 'null',
});

/** A game of another site. One that names our own site must not get our origin in its frame. */
export function foreignFrame(gameUrl: string, publicUrl: string): PlayFrame {
  const { origin } = new URL(gameUrl);
  const isOurs = origin === new URL(publicUrl).origin;
  return isOurs
    ? { src: gameUrl, sandbox: HOSTED_SANDBOX, allow: ALLOW, origin: 'null' }
    : { src: gameUrl, sandbox: FOREIGN_SANDBOX, allow: ALLOW, origin };
}
