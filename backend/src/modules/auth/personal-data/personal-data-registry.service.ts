import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Declared, refuseDoubled } from '../../../core/discovery/declared.service.js';
import { PersonalData } from './personal-data.decorator.js';

/** An account that is being deleted, before the deletion. */
export interface DeletedUser {
  id: string;
  username: string;
  email: string;
}

/**
 * One kind of personal data of a module. Modules declare theirs by `@PersonalData()`, so that auth depends on no other
 * module.
 */
export interface PersonalDataPart {
  /** Property name in the exported document, such as `scores`. */
  name: string;
  /** Returns the data, as one value or as a stream of rows. */
  collect?(userId: string): Promise<unknown> | AsyncIterable<unknown>;
  /** Deletes the data, within the transaction that deletes the account. */
  erase?(em: EntityManager, user: DeletedUser): Promise<void>;
}

/** All personal data, for exports and for the deletion of accounts. */
@Injectable()
export class PersonalDataRegistry implements OnModuleInit {
  private found: readonly PersonalDataPart[] = [];

  constructor(private readonly declared: Declared) {}

  onModuleInit(): void {
    this.found = this.declared.all(PersonalData).flatMap(({ personalData }) => personalData);
    refuseDoubled('personal data', this.found);
  }

  get parts(): readonly PersonalDataPart[] {
    return this.found;
  }
}
