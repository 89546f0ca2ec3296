import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/index.js';

/** Whoever leaves wants no newsletter either. */
@Injectable()
export class NewsletterData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'newsletter',
      erase: async (em, { email }) => {
        await em.execute('DELETE FROM newsletter_subscriptions WHERE lower(email) = lower(?)', [email]);
      },
    });
  }
}
