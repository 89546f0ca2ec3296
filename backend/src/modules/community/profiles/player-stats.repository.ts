import { Injectable } from '@nestjs/common';
import type { ProfileStats } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { levelOf } from '@gamegeek/rules/level.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { creditsOf } from '../../auth/credits/earned-credits.sql.js';

interface StatsRow extends Row {
  userId: string;
  credits: number;
  totalScore: number;
  gamesPlayed: number;
  achievementsCompleted: number;
}

/** $1 users. */
const STATS = {
  name: 'player-stats',
  text: `
    SELECT u.id AS "userId", ${creditsOf('u.id')} AS credits, coalesce(t.score, 0) AS "totalScore",
           coalesce(t.games_played, 0) AS "gamesPlayed",
           (SELECT count(completed_at) FROM achievements WHERE user_id = u.id) AS "achievementsCompleted"
    FROM users u LEFT JOIN player_totals t ON t.user_id = u.id
    WHERE u.id = ANY($1::uuid[])`,
};

@Injectable()
export class PlayerStatsRepository {
  constructor(private readonly sql: Sql) {}

  async of(userIds: string[]): Promise<Map<string, ProfileStats>> {
    const rows = await this.sql.run<StatsRow>(STATS, [userIds]);
    return new Map(rows.map((row) => [row.userId, presentStats(row)]));
  }
}

function presentStats({ totalScore, gamesPlayed, credits, achievementsCompleted }: StatsRow): ProfileStats {
  const { level, progress: levelProgress, rank } = levelOf(totalScore);
  return { totalScore, gamesPlayed, credits, level, levelProgress, rank, achievementsCompleted };
}
