import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { formatColumns, valueOf } from '../shared/board-values.js';

const REMOVED = {
  name: 'removed-scores-data',
  text: `
    SELECT s.id, s.game_id AS "gameId", board.slug AS board, s.score, s.created_at AS "createdAt",
           s.removed_at AS "removedAt", ${formatColumns('board')}
    FROM removed_scores s JOIN boards board ON board.id = coalesce(s.board_id, s.game_id)
    WHERE s.user_id = $1 AND s.restored_at IS NULL ORDER BY s.number`,
};

interface RemovedRow extends Row, BoardFormat {
  id: number;
  gameId: number;
  board: string;
  score: number;
  createdAt: Date;
  removedAt: Date;
}

/** Exports a user's removed scores. */
@PersonalData()
export class RemovedScoresPersonalData {
  readonly personalData: PersonalDataPart[] = [{ name: 'removed_scores', collect: (userId) => this.ofPlayer(userId) }];

  constructor(private readonly sql: Sql) {}

  private async ofPlayer(userId: string): Promise<object[]> {
    const rows = await this.sql.run<RemovedRow>(REMOVED, [userId]);
    return rows.map(({ id, gameId, board, createdAt, removedAt, ...row }) => ({
      ...{ id, gameId, board, ...valueOf(row, row.score), createdAt, removedAt },
    }));
  }
}
