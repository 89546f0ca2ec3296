import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type Secrets } from './derive-key.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** A sealed text was modified, belongs to another owner or purpose, or was sealed with an unknown secret. */
export class UnreadableSecretError extends Error {
  constructor() {
    super('a sealed value cannot be opened');
  }
}

/** Encrypts short texts that must be readable, with a key derived from GAMEGEEK_SECRET for one purpose. */
export class Sealing {
  private readonly current: Buffer;
  private readonly previous: Buffer[];

  constructor(secrets: Secrets, use: string) {
    [this.current, ...this.previous] = deriveKeys(secrets, use);
  }

  /** Bound to its owner: a copy in another user's row does not open. */
  seal(text: string, ownerId: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.current, nonce).setAAD(Buffer.from(ownerId));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws `UnreadableSecretError` when neither the current nor the previous secret opens it. */
  open(sealed: Uint8Array, ownerId: string): string {
    for (const key of [this.current, ...this.previous]) {
      const text = unseal(key, sealed, ownerId);
      if (text !== undefined) return text;
    }
    throw new UnreadableSecretError();
  }

  /** Whether it was sealed with the current secret. */
  isCurrent(sealed: Uint8Array, ownerId: string): boolean {
    return unseal(this.current, sealed, ownerId) !== undefined;
  }
}

function unseal(key: Buffer, sealed: Uint8Array, ownerId: string): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(tag);
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
