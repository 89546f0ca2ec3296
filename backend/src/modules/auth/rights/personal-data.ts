import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';

/** An account that is being deleted, as it was until now. */
export interface LeavingUser {
  id: string;
  username: string;
  email: string;
}

/** What one module keeps of people. It registers a part for each kind, so that auth knows no other module. */
export interface PersonalDataPart {
  /** Its name in the document: `scores`. */
  name: string;
  /** All of it: one value, or rows of which there may be more than fit into memory. */
  collect?(userId: string): Promise<unknown> | AsyncIterable<unknown>;
  /** Forgets what must not outlive the account, in the transaction that deletes it. */
  erase?(em: EntityManager, user: LeavingUser): Promise<void>;
}

/** All that is kept of people: what they can have a copy of, and what goes when they leave. */
@Injectable()
export class PersonalData {
  private readonly registered: PersonalDataPart[] = [];

  register(part: PersonalDataPart): void {
    if (this.registered.some(({ name }) => name === part.name)) {
      throw new Error(`the personal data ${part.name} is registered twice`);
    }
    this.registered.push(part);
  }

  get parts(): readonly PersonalDataPart[] {
    return this.registered;
  }
}
