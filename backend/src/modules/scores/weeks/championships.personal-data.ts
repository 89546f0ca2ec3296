import { Sql, type Statement } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** $1 player. */
const CHAMPIONSHIPS: Statement = {
  name: 'champion-data',
  text: `
    SELECT week, game_id AS "gameId", place, score, score_id AS "scoreId", achieved_at AS "achievedAt"
    FROM week_champions WHERE user_id = $1 ORDER BY week, game_id`,
};

/** Exports a user's championships. They stay when the account is deleted, like its scores, under an anonymous name. */
@PersonalData()
export class ChampionshipsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    { name: 'championships', collect: (userId) => this.sql.run(CHAMPIONSHIPS, [userId]) },
  ];

  constructor(private readonly sql: Sql) {}
}
