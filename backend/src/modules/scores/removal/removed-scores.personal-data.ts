import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';

const REMOVED = {
  name: 'removed-scores-data',
  text: `
    SELECT id, game_id AS "gameId", score, created_at AS "createdAt", removed_at AS "removedAt"
    FROM removed_scores WHERE user_id = $1 AND restored_at IS NULL ORDER BY number`,
};

/** Exports a user's removed scores. */
@Injectable()
export class RemovedScoresPersonalData implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'removed_scores', collect: (userId) => this.sql.run(REMOVED, [userId]) });
  }
}
