import type { PlayFrame } from '@gamegeek/contracts/play/play.types.js';

const HOSTED_SANDBOX = 'allow-scripts allow-pointer-lock';
/** A foreign origin keeps its storage; without it many games do not start. */
const FOREIGN_SANDBOX = 'allow-scripts allow-same-origin allow-pointer-lock allow-forms allow-popups';
const ALLOW = 'autoplay; fullscreen; gamepad';

/** A copy that the site serves, in an opaque origin. */
export function hostedFrame(arcadeId: string): PlayFrame {
  return { src: `/arcade/${arcadeId}`, sandbox: HOSTED_SANDBOX, allow: ALLOW, origin: 'null' };
}

/** A game of another site. One that names this site must not get its origin in the frame. */
export function foreignFrame(gameUrl: string, siteOrigin: string): PlayFrame {
  const { origin } = new URL(gameUrl);
  return origin === siteOrigin
    ? { src: gameUrl, sandbox: HOSTED_SANDBOX, allow: ALLOW, origin: 'null' }
    : { src: gameUrl, sandbox: FOREIGN_SANDBOX, allow: ALLOW, origin };
}
