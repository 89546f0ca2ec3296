import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { deriveKeys, type Secrets } from './derive-key.js';

const TAG_BYTES = 16;

interface SigningKey {
  number: number;
  key: KeyObject;
}

/**
 * Short signed binary bodies as text for one purpose: prefix, body and tag in base64url. The first byte of the body is
 * the number of the key, so that texts signed with a previous secret can be verified.
 */
export class SignedText {
  private readonly prefix: string;
  private readonly keys: SigningKey[];

  constructor(prefix: string, use: string, secrets: Secrets) {
    this.prefix = prefix;
    const numbers = deriveKeys(secrets, `${use} key number`);
    this.keys = deriveKeys(secrets, use).map((key, at) => ({
      number: numbers[at]?.[0] ?? 0,
      key: createSecretKey(key),
    }));
  }

  sign(content: Buffer): string {
    const [current] = this.keys;
    if (!current) throw new Error('there is no secret to sign with');
    const body = Buffer.concat([Buffer.of(current.number), content]);
    return `${this.prefix}${body.toString('base64url')}.${tagOf(current.key, body).toString('base64url')}`;
  }

  /** The body; undefined if the text was not signed for this purpose with a current or previous secret. */
  read(text: string): Buffer | undefined {
    if (!text.startsWith(this.prefix)) return undefined;
    const [body, tag, ...more] = text.slice(this.prefix.length).split('.').map(decode);
    if (!body || tag?.length !== TAG_BYTES || more.length > 0) return undefined;
    const isOurs = this.keys.some(({ number, key }) => number === body[0] && timingSafeEqual(tagOf(key, body), tag));
    return isOurs ? body.subarray(1) : undefined;
  }
}

const tagOf = (key: KeyObject, body: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, TAG_BYTES);

/** Accepts only the canonical base64url encoding, so that no other text verifies. */
function decode(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}
