import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { EmailToken } from './email-token.entity.js';

/** Deletes links of emails, and emails that are waiting, with the account. */
@Injectable()
export class AccountEmailsPersonalData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'emails',
      erase: async (em, { id, email }) => {
        await em.nativeDelete(EmailToken, { user: id });
        await em.execute('DELETE FROM mails WHERE user_id = ? OR lower(address) = lower(?)', [id, email]);
      },
    });
  }
}
