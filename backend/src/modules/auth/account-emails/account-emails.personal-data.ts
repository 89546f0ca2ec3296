import { EmailToken } from './email-token.entity.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Deletes links of emails, and emails that are waiting, with the account. */
@PersonalData()
export class AccountEmailsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'emails',
      erase: async (em, { id, email }) => {
        await em.nativeDelete(EmailToken, { user: id });
        await em.execute('DELETE FROM mails WHERE user_id = ? OR lower(address) = lower(?)', [id, email]);
      },
    },
  ];
}
