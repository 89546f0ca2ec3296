import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { KeyedHash } from '../../../core/secrets/keyed-hash.js';
import type { Game } from './game.entity.js';

type Draft = Pick<Game, 'id' | 'draftKey'>;

/** Bytes. */
const LENGTH = 16;

/** The secrets in the links of drafts. They are derived from a random key of each game, and not stored. */
@Injectable()
export class DraftSecrets {
  private readonly hash: KeyedHash;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.hash = new KeyedHash(settings, 'draft links');
  }

  of(draft: Draft): string {
    return shortened(this.hash.of(textOf(draft))).toString('base64url');
  }

  matches(secret: string, draft: Draft): boolean {
    const given = Buffer.from(secret, 'base64url');
    return this.hash.allOf(textOf(draft)).some((right) => isSame(given, shortened(right)));
  }
}

const textOf = ({ id, draftKey }: Draft) => `${id} ${draftKey}`;
const shortened = (hash: Buffer) => hash.subarray(0, LENGTH);
const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
