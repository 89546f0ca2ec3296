import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { Turns } from '../../../core/limits/turns.js';

/** Argon2id, the library's own default; about 10 ms and 19 MiB a check (RELIABILITY section 1, number 14). */
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 8;
/** Half a second's work; whoever comes later is told to try again rather than kept waiting. */
const WAITING = 64;

/** Hashes and checks passwords, a bounded number at once: each takes memory and a core. */
@Injectable()
export class PasswordsService {
  private readonly turns = new Turns({ atOnce: AT_ONCE, waiting: WAITING });
  // Checked in place of the missing hash of an unknown user, so that both take the same time.
  private readonly dummy = hash('nobody has this password', ARGON2);

  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password, ARGON2));
  }

  /** False for an unknown user, too, after the same work. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await this.turns.take(async () => verify(passwordHash ?? (await this.dummy), password));
    return matches && passwordHash !== undefined;
  }
}
