import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';

/** An account that is being deleted, before the deletion. */
export interface DeletedUser {
  id: string;
  username: string;
  email: string;
}

/** One kind of personal data of a module. Modules register theirs, so that auth depends on no other module. */
export interface PersonalDataPart {
  /** Property name in the exported document, such as `scores`. */
  name: string;
  /** Returns the data, as one value or as a stream of rows. */
  collect?(userId: string): Promise<unknown> | AsyncIterable<unknown>;
  /** Deletes the data, within the transaction that deletes the account. */
  erase?(em: EntityManager, user: DeletedUser): Promise<void>;
}

/** The registry of personal data, for exports and for the deletion of accounts. */
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
