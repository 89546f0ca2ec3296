import { Sql } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

const REMOVED = {
  name: 'removed-scores-data',
  text: `
    SELECT id, game_id AS "gameId", score, created_at AS "createdAt", removed_at AS "removedAt"
    FROM removed_scores WHERE user_id = $1 AND restored_at IS NULL ORDER BY number`,
};

/** Exports a user's removed scores. */
@PersonalData()
export class RemovedScoresPersonalData {
  readonly personalData: PersonalDataPart[] = [
    { name: 'removed_scores', collect: (userId) => this.sql.run(REMOVED, [userId]) },
  ];

  constructor(private readonly sql: Sql) {}
}
