import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DELETED_PLAYER, isUsername } from '@gamegeek/contracts/auth/username.js';
import { Avatar, Style } from '@dicebear/core';
import { createRequire } from 'node:module';

export interface DrawnAvatar {
  svg: string;
  etag: string;
}

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
function drawAvatar(name: string): string | undefined {
  if (name.toLowerCase() === DELETED_PLAYER.toLowerCase()) return NEUTRAL;
  if (!isUsername(name)) return undefined;
  return new Avatar(PIXEL_ART, { seed: name.toLowerCase() }).toString();
}

/** Draws avatars from names, without looking up the user, and caches the most recently used. */
@Injectable()
export class AvatarsService {
  /** Number of avatars; about two kilobytes each. */
  protected readonly cacheSize: number = 1_000;
  private readonly drawn = new Map<string, DrawnAvatar>();

  /** Returns undefined for an invalid name. */
  of(name: string): DrawnAvatar | undefined {
    const key = name.toLowerCase();
    const avatar = this.drawn.get(key) ?? draw(key);
    if (avatar) this.cache(key, avatar);
    return avatar;
  }

  /** Least recently used avatars are evicted; a Map keeps insertion order. */
  private cache(key: string, avatar: DrawnAvatar): void {
    this.drawn.delete(key);
    this.drawn.set(key, avatar);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > this.cacheSize && oldest !== undefined) this.drawn.delete(oldest);
  }
}

function draw(name: string): DrawnAvatar | undefined {
  const svg = drawAvatar(name);
  return svg === undefined ? undefined : { svg, etag: `"${createHash('sha256').update(svg).digest('base64url')}"` };
}
