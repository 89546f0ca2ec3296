import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { PreferencesRow } from './preferences.entity.js';
import { PreferencesRepository } from './preferences.repository.js';

/** Exports the preferences; deletes them with the account. */
@Injectable()
export class PreferencesPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly preferences: PreferencesRepository,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'preferences',
      collect: (userId) => this.preferences.of(userId),
      erase: async (em, { id }) => {
        await em.nativeDelete(PreferencesRow, { user: id });
      },
    });
  }
}
