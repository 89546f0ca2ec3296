import type { EntityManager } from '@mikro-orm/postgresql';
import { Sql } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

const RECORDINGS = {
  name: 'recordings-data',
  text: `
    SELECT score_id AS "scoreId", game_id AS "gameId", rules_version AS "rulesVersion", encode(seed, 'hex') AS seed,
           convert_from(log, 'UTF8') AS log, created_at AS "createdAt"
    FROM recordings WHERE user_id = $1 ORDER BY score_id`,
};

/** Exports the recordings of a user's runs, and deletes them with the account. */
@PersonalData()
export class RecordingsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'recordings',
      collect: (userId) => this.sql.run(RECORDINGS, [userId]),
      erase: async (em: EntityManager, { id }) => {
        await em.execute('DELETE FROM recordings WHERE user_id = ?::uuid', [id]);
      },
    },
  ];

  constructor(private readonly sql: Sql) {}
}
