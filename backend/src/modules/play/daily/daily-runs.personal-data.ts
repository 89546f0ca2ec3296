import { Sql } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

const RUNS = {
  name: 'daily-runs-data',
  text: `
    SELECT day, started_at AS "startedAt", score_id AS "scoreId", utc_offset AS "utcOffset"
    FROM daily_runs WHERE user_id = $1 ORDER BY day`,
};

/** Exports the dailies that a user has played, and deletes them with the account. */
@PersonalData()
export class DailyRunsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'daily_runs',
      collect: (userId) => this.sql.run(RUNS, [userId]),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM daily_runs WHERE user_id = ?::uuid', [id]);
      },
    },
  ];

  constructor(private readonly sql: Sql) {}
}
