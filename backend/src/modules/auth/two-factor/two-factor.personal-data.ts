import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** Deletes recovery codes with the account. */
@Injectable()
export class TwoFactorPersonalData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'recovery_codes',
      erase: async (em, { id }) => {
        await em.nativeDelete(RecoveryCode, { user: id });
      },
    });
  }
}
