import { achievementsOfGame } from '@gamegeek/arcade/metas.js';
import type { CreditEntry, Credits } from '@gamegeek/contracts/auth/account.schemas.js';
import { creditReason } from '@gamegeek/rules/achievements.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';
import { EARNED_CREDITS } from './earned-credits.sql.js';

const SHOWN = 100;

interface EarnedRow extends Row {
  gameId: number | null;
  gameName: string | null;
  arcadeId: string | null;
  key: string;
  amount: number;
  completedAt: Date;
}

/** $1 user. Oldest first. */
const EARNED_BY = {
  name: 'earned-credits',
  text: `
    SELECT game_id AS "gameId", g.name AS "gameName", g.arcade_id AS "arcadeId", key, amount,
           completed_at AS "completedAt"
    FROM (${EARNED_CREDITS}) earned LEFT JOIN games g ON g.id = earned.game_id
    WHERE user_id = $1 ORDER BY completed_at, game_id NULLS FIRST, key`,
};

/** Credits are what the completed achievements of a user pay. */
@PersonalData()
export class CreditsRepository {
  readonly personalData: PersonalDataPart[] = [{ name: 'credits', collect: (userId) => this.exported(userId) }];

  constructor(private readonly sql: Sql) {}

  async of(userId: string): Promise<Credits> {
    const entries = await this.entries(userId);
    const credits = entries.reduce((sum, { amount }) => sum + amount, 0);
    return { credits, entries: entries.reverse().slice(0, SHOWN) };
  }

  /** Oldest first. */
  private async exported(userId: string): Promise<object[]> {
    const entries = await this.entries(userId);
    return entries.map(({ amount, reason, created_at }) => ({ amount, reason, created_at }));
  }

  private async entries(userId: string): Promise<CreditEntry[]> {
    const rows = await this.sql.run<EarnedRow>(EARNED_BY, [userId]);
    return rows.map((row, index) => ({
      id: index + 1,
      amount: row.amount,
      reason: creditReason(row.key, row.gameId),
      game_achievement: gameAchievementOf(row),
      created_at: row.completedAt.toISOString(),
    }));
  }
}

/** Null also for an achievement that the game no longer declares. */
function gameAchievementOf({ gameId, gameName, arcadeId, key }: EarnedRow): CreditEntry['game_achievement'] {
  const declared = achievementsOfGame(arcadeId ?? '').find(({ id }) => id === key);
  if (gameId === null || gameName === null || !declared) return null;
  return { game_id: gameId, game_name: gameName, title: declared.title };
}
