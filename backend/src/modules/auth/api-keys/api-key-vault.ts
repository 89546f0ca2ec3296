import type { Secrets } from '../../../core/secrets/derive-key.js';
import { KeyedHash } from '../../../core/secrets/keyed-hash.js';
import { Sealing } from '../../../core/secrets/sealing.js';

/** Hashes keys for look-up and seals copies for their owners, with keys derived from GAMEGEEK_SECRET. */
export class ApiKeyVault {
  private readonly lookup: KeyedHash;
  private readonly sealing: Sealing;

  constructor(secrets: Secrets) {
    this.lookup = new KeyedHash(secrets, 'api keys: look-up');
    this.sealing = new Sealing(secrets, 'api keys: sealing');
  }

  hash(key: string): Buffer {
    return this.lookup.of(key);
  }

  /** Every hash under which the key may be stored. */
  hashes(key: string): Buffer[] {
    return this.lookup.allOf(key);
  }

  /** Bound to its owner: a copy moved to another user's row does not open. */
  seal(key: string, userId: string): Buffer {
    return this.sealing.seal(key, userId);
  }

  /** Throws `UnreadableSecretError` when no secret that is set opens it. */
  open(sealed: Uint8Array, userId: string): string {
    return this.sealing.open(sealed, userId);
  }

  isCurrent(sealed: Uint8Array, userId: string): boolean {
    return this.sealing.isCurrent(sealed, userId);
  }
}
