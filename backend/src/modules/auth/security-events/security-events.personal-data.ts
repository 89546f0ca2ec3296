import { SecurityEventsRepository } from './security-events.repository.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Exports what the security log holds about a user, and deletes it with the account. */
@PersonalData()
export class SecurityEventsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'security_events',
      collect: (userId) => this.events.ofUser(userId),
      erase: (em, { id }) => this.events.erase(em, id),
    },
  ];

  constructor(private readonly events: SecurityEventsRepository) {}
}
