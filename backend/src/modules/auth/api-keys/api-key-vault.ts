import { KeyedHash } from '../../../core/secrets/keyed-hash.js';
import { Sealing } from '../../../core/secrets/sealing.js';

/** Hashes keys for look-up and seals copies for their owners, with two keys derived from GAMEGEEK_SECRET. */
export class ApiKeyVault {
  private readonly lookup: KeyedHash;
  private readonly sealing: Sealing;

  constructor(secret: string) {
    this.lookup = new KeyedHash(secret, 'api keys: look-up');
    this.sealing = new Sealing(secret, 'api keys: sealing');
  }

  hash(key: string): Buffer {
    return this.lookup.of(key);
  }

  /** Bound to its owner: a copy moved to another user's row does not open. */
  seal(key: string, userId: string): Buffer {
    return this.sealing.seal(key, userId);
  }

  open(sealed: Uint8Array, userId: string): string {
    return this.sealing.open(sealed, userId);
  }
}
