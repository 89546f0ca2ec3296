import { INBOX_SIZE } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { InboxRepository } from './inbox.repository.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports a user's notices, and deletes them with the account. */
@PersonalData()
export class InboxPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'inbox',
      collect: async (userId) => (await this.inbox.page(userId, { limit: INBOX_SIZE, offset: 0 })).notices,
      erase: (em, { id }) => this.inbox.erase(em, id),
    },
  ];

  constructor(private readonly inbox: InboxRepository) {}
}
