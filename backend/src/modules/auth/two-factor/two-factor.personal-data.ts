import { RecoveryCode } from './recovery-code.entity.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Deletes recovery codes with the account. */
@PersonalData()
export class TwoFactorPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'recovery_codes',
      erase: async (em, { id }) => {
        await em.nativeDelete(RecoveryCode, { user: id });
      },
    },
  ];
}
