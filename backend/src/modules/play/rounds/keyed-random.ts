import { createCipheriv } from 'node:crypto';
import type { Random } from '@gamegeek/arcade/random.js';

const CHUNK = Buffer.alloc(1_024);
const NUMBER_BYTES = 4;

/**
 * The same key of 16 bytes gives the same numbers (AES in counter mode). Unlike those of a 32-bit seed, the next ones
 * cannot be computed from what players have seen.
 */
export function keyedRandom(key: Buffer): Random {
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.alloc(16));
  let chunk = cipher.update(CHUNK);
  let at = 0;
  return () => {
    if (at === chunk.length) {
      chunk = cipher.update(CHUNK);
      at = 0;
    }
    const number = chunk.readUInt32BE(at);
    at += NUMBER_BYTES;
    return number / 2 ** 32;
  };
}
