import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { drawAvatar } from './draw-avatar.js';

export interface DrawnAvatar {
  svg: string;
  etag: string;
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
