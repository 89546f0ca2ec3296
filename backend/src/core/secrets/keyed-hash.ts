import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { deriveKey } from './derive-key.js';

/** Hashes what is looked up and never read again; without GAMEGEEK_SECRET nobody can try texts against the hashes. */
export class KeyedHash {
  private readonly key: KeyObject;

  constructor(secret: string, use: string) {
    this.key = createSecretKey(deriveKey(secret, use));
  }

  of(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
