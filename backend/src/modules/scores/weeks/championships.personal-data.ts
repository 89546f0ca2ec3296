import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { Sql, type Row, type Statement } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { formatColumns, valueOf } from '../shared/board-values.js';

/** $1 player. */
const CHAMPIONSHIPS: Statement = {
  name: 'champion-data',
  text: `
    SELECT c.week, c.game_id AS "gameId", c.place, c.score, c.score_id AS "scoreId", c.achieved_at AS "achievedAt",
           ${formatColumns('main')}
    FROM week_champions c LEFT JOIN boards main ON main.id = c.game_id
    WHERE c.user_id = $1 ORDER BY c.week, c.game_id`,
};

interface ChampionshipRow extends Row, BoardFormat {
  week: string;
  /** Null on the global board, which has no format. */
  gameId: number | null;
  place: number;
  score: number;
  scoreId: number;
  achievedAt: Date;
}

/** Exports a user's championships. They stay when the account is deleted, like its scores, under an anonymous name. */
@PersonalData()
export class ChampionshipsPersonalData {
  readonly personalData: PersonalDataPart[] = [{ name: 'championships', collect: (userId) => this.ofPlayer(userId) }];

  constructor(private readonly sql: Sql) {}

  private async ofPlayer(userId: string): Promise<object[]> {
    const rows = await this.sql.run<ChampionshipRow>(CHAMPIONSHIPS, [userId]);
    return rows.map(({ week, gameId, place, score, scoreId, achievedAt, ...format }) => {
      const value = gameId === null ? { score } : valueOf(format, score);
      return { week, gameId, place, ...value, scoreId, achievedAt };
    });
  }
}
