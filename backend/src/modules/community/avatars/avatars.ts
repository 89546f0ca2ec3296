import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { drawAvatar } from './draw-avatar.js';

export interface DrawnAvatar {
  svg: string;
  etag: string;
}

/** Pictures drawn from names alone, without asking whether anybody is called so; the latest are kept. */
@Injectable()
export class Avatars {
  /** About two kilobytes each. */
  protected readonly remembered: number = 1_000;
  private readonly drawn = new Map<string, DrawnAvatar>();

  /** Undefined for what nobody can be called. */
  of(name: string): DrawnAvatar | undefined {
    const key = name.toLowerCase();
    const avatar = this.drawn.get(key) ?? draw(key);
    if (avatar) this.remember(key, avatar);
    return avatar;
  }

  /** As the latest; the one that nobody has asked for longest makes room. */
  private remember(key: string, avatar: DrawnAvatar): void {
    this.drawn.delete(key);
    this.drawn.set(key, avatar);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > this.remembered && oldest !== undefined) this.drawn.delete(oldest);
  }
}

function draw(name: string): DrawnAvatar | undefined {
  const svg = drawAvatar(name);
  return svg === undefined ? undefined : { svg, etag: `"${createHash('sha256').update(svg).digest('base64url')}"` };
}
