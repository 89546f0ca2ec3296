import { Injectable, type OnModuleInit } from '@nestjs/common';
import { INBOX_SIZE } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { InboxRepository } from './inbox.repository.js';

/** Exports a user's notices, and deletes them with the account. */
@Injectable()
export class InboxPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly inbox: InboxRepository,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'inbox',
      collect: async (userId) => (await this.inbox.page(userId, { limit: INBOX_SIZE, offset: 0 })).notices,
      erase: (em, { id }) => this.inbox.erase(em, id),
    });
  }
}
