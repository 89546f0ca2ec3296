import { PreferencesRow } from './preferences.entity.js';
import { PreferencesRepository } from './preferences.repository.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Exports the preferences; deletes them with the account. */
@PersonalData()
export class PreferencesPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'preferences',
      collect: (userId) => this.preferences.of(userId),
      erase: async (em, { id }) => {
        await em.nativeDelete(PreferencesRow, { user: id });
      },
    },
  ];

  constructor(private readonly preferences: PreferencesRepository) {}
}
