import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { NewsletterRepository } from './newsletter.repository.js';

/** Deletes the newsletter subscription with the account. */
@Injectable()
export class NewsletterPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly subscriptions: NewsletterRepository,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'newsletter',
      erase: (em, { email }) => this.subscriptions.deleteByEmail(em, email),
    });
  }
}
