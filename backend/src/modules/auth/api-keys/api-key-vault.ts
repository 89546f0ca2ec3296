import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Hashes keys for look-up and seals copies for their owners, with two keys derived from GAMEGEEK_SECRET. */
export class ApiKeyVault {
  private readonly lookupKey: KeyObject;
  private readonly sealingKey: Buffer;

  constructor(secret: string) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `gamegeek api keys: ${use}`, 32));
    this.lookupKey = createSecretKey(derive('look-up'));
    this.sealingKey = derive('sealing');
  }

  hash(key: string): Buffer {
    return createHmac('sha256', this.lookupKey).update(key).digest();
  }

  /** Bound to its owner: a copy moved to another user's row does not open. */
  seal(key: string, userId: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealingKey, nonce).setAAD(Buffer.from(userId));
    const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when the copy was changed, belongs to somebody else, or was sealed with another secret. */
  open(sealed: Uint8Array, userId: string): string {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.sealingKey, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(tag);
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}
