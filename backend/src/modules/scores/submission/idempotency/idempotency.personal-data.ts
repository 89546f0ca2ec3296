import { PersonalData } from '../../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../../auth/personal-data/personal-data-registry.service.js';

/** Erases the idempotency keys of a deleted account: games choose their text. */
@PersonalData()
export class IdempotencyPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'idempotency_keys',
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM idempotency_keys WHERE owner_id = ?', [id]);
      },
    },
    {
      name: 'idempotent_batches',
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM idempotent_batches WHERE owner_id = ?', [id]);
      },
    },
  ];
}
