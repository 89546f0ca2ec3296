import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../../auth/personal-data/personal-data.service.js';

/** Erases the idempotency keys of a deleted account: games choose their text. */
@Injectable()
export class IdempotencyPersonalData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'idempotency_keys',
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM idempotency_keys WHERE owner_id = ?', [id]);
      },
    });
    this.data.register({
      name: 'idempotent_batches',
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM idempotent_batches WHERE owner_id = ?', [id]);
      },
    });
  }
}
