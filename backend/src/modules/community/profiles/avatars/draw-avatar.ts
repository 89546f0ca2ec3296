import { createRequire } from 'node:module';
import { Avatar, Style } from '@dicebear/core';
import { DELETED_PLAYER, isUsername } from '@gamegeek/contracts/auth/username.js';

// JSON modules are not supported everywhere this runs.
const require = createRequire(import.meta.url);

/** "Pixel Art" by DiceBear, CC0 1.0. */
const PIXEL_ART = new Style<unknown>(require('@dicebear/styles/pixel-art.json'));

/** The avatar of deleted players. */
const NEUTRAL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" shape-rendering="crispEdges" aria-hidden="true">' +
  '<path fill="#5b6178" d="M0 0h16v16H0z"/>' +
  '<path fill="#9aa0b4" d="M5 3h6v1h1v5h-1v1H5V9H4V4h1zM3 12h10v1h1v3H2v-3h1z"/></svg>';

/** Draws the avatar of a name; deterministic and case-insensitive. Returns undefined for an invalid name. */
export function drawAvatar(name: string): string | undefined {
  if (name.toLowerCase() === DELETED_PLAYER.toLowerCase()) return NEUTRAL;
  if (!isUsername(name)) return undefined;
  return new Avatar(PIXEL_ART, { seed: name.toLowerCase() }).toString();
}
