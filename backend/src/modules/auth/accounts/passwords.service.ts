import { Inject, Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { validationFailed } from '../../../core/errors/app-error.js';
import { Semaphore } from '../../../core/limits/semaphore.js';
import { isCommonPassword } from './common-passwords.js';

/** Argon2id, the library's own default; about 10 ms and 19 MiB a check (docs/api.md, section 6). */
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A third of a second of work for two threads; later callers get 503 instead of a long wait. */
const QUEUE_SIZE = 64;

const TOO_COMMON = 'This password is one of the most common ones. Please choose another';

/**
 * Hashes and verifies passwords on at most half of libuv's threads: files, names of hosts and compression wait for the
 * others.
 */
@Injectable()
export class PasswordsService {
  private readonly semaphore: Semaphore;
  /** Verified in place of the missing hash of an unknown user, so that both take the same time. */
  private readonly dummy: Promise<string>;

  constructor(@Inject(SETTINGS) { threadPoolSize }: Pick<Settings, 'threadPoolSize'>) {
    const concurrency = Math.max(1, Math.floor(threadPoolSize / 2));
    this.semaphore = new Semaphore({ concurrency, queueSize: QUEUE_SIZE });
    this.dummy = this.hash('placeholder password');
  }

  /** Hashes a new password. Refuses common ones, which are guessed first. */
  async hashNew(password: string): Promise<string> {
    if (await isCommonPassword(password)) throw validationFailed({ password: [TOO_COMMON] });
    return this.hash(password);
  }

  /** Returns false for an unknown user (no hash), after the same work. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const known = passwordHash ?? (await this.dummy);
    const matches = await this.semaphore.run(() => verify(known, password));
    return matches && passwordHash !== undefined;
  }

  private hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(password, ARGON2));
  }
}
