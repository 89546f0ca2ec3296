import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { deriveKeys, type Secrets } from './derive-key.js';

/** Hashes values that are looked up but never read; without GAMEGEEK_SECRET the hashes cannot be brute-forced. */
export class KeyedHash {
  private readonly current: KeyObject;
  private readonly keys: KeyObject[];

  constructor(secrets: Secrets, use: string) {
    const [current, ...previous] = deriveKeys(secrets, use);
    this.current = createSecretKey(current);
    this.keys = [this.current, ...previous.map((key) => createSecretKey(key))];
  }

  /** The hash to store. */
  of(text: string): Buffer {
    return hmac(this.current, text);
  }

  /** All hashes under which the text may be stored, the current one first. */
  allOf(text: string): Buffer[] {
    return this.keys.map((key) => hmac(key, text));
  }

  matches(text: string, hash: Buffer): boolean {
    return this.allOf(text).some((right) => hash.length === right.length && timingSafeEqual(hash, right));
  }
}

const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest();
