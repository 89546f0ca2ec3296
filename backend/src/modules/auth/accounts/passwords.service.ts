import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { Semaphore } from '../../../core/limits/semaphore.js';

/** Argon2id, the library's own default; about 10 ms and 19 MiB a check (docs/api.md, section 6). */
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENCY = 8;
/** Half a second of work; later callers get 503 instead of a long wait. */
const QUEUE_SIZE = 64;

/** Hashes and verifies passwords with bounded concurrency: each check takes 19 MiB and a core. */
@Injectable()
export class PasswordsService {
  private readonly semaphore = new Semaphore({ concurrency: CONCURRENCY, queueSize: QUEUE_SIZE });
  // Verified in place of the missing hash of an unknown user, so that both take the same time.
  private readonly dummy = hash('placeholder password', ARGON2);

  hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(password, ARGON2));
  }

  /** Returns false for an unknown user (no hash), after the same work. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await this.semaphore.run(async () => verify(passwordHash ?? (await this.dummy), password));
    return matches && passwordHash !== undefined;
  }
}
