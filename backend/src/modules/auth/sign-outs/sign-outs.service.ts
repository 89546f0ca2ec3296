import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Ends other access of a user, within the transaction of `em`. */
type SignOut = (em: EntityManager, userId: string) => Promise<void>;

/** What ends when a user ends all sessions. Modules register theirs, so that auth depends on no other module. */
@Injectable()
export class SignOuts {
  private readonly registered: SignOut[] = [];

  register(signOut: SignOut): void {
    this.registered.push(signOut);
  }

  async run(em: EntityManager, userId: string): Promise<void> {
    for (const signOut of this.registered) await signOut(em, userId);
  }
}
