import { Injectable, type OnModuleInit } from '@nestjs/common';
import { INBOX_SIZE } from '@gamegeek/contracts/users/inbox.types.js';
import { PersonalData } from '../../auth/index.js';
import { InboxReader } from './inbox-reader.js';

/** What somebody was told: in the copy of their data, and gone when they leave. */
@Injectable()
export class InboxData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly reader: InboxReader,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'inbox',
      collect: async (userId) => (await this.reader.page(userId, { limit: INBOX_SIZE, offset: 0 })).notices,
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM notices WHERE user_id = ?', [id]);
        await em.execute('DELETE FROM inboxes WHERE user_id = ?', [id]);
      },
    });
  }
}
