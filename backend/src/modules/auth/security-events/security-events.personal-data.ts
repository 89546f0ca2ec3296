import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { SecurityEventsRepository } from './security-events.repository.js';

/** Exports what the security log holds about a user, and deletes it with the account. */
@Injectable()
export class SecurityEventsPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly events: SecurityEventsRepository,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'security_events',
      collect: (userId) => this.events.ofUser(userId),
      erase: (em, { id }) => this.events.erase(em, id),
    });
  }
}
