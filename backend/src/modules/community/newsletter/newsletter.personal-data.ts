import { NewsletterRepository } from './newsletter.repository.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Deletes the newsletter subscription with the account. */
@PersonalData()
export class NewsletterPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'newsletter',
      erase: (em, { email }) => this.subscriptions.deleteByEmail(em, email),
    },
  ];

  constructor(private readonly subscriptions: NewsletterRepository) {}
}
