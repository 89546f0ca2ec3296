import { achievementsOfGame } from '@gamegeek/arcade/metas.js';
import type { CreditEntry as EntryAnswer, Credits } from '@gamegeek/contracts/auth/account.schemas.js';
import { parseCreditReason } from '@gamegeek/rules/credit-reasons.js';
import type { CreditEntry } from './credit-entry.entity.js';

/** A game whose achievements pay credits. */
export interface PayingGame {
  id: number;
  name: string;
  arcadeId: string;
}

export function presentCredits(credits: number, entries: CreditEntry[], games: PayingGame[]): Credits {
  return {
    credits,
    entries: entries.map(({ id, amount, reason, createdAt }) => ({
      id,
      amount,
      reason,
      game_achievement: gameAchievementOf(reason, games),
      created_at: createdAt.toISOString(),
    })),
  };
}

/** Null also for an achievement that the game no longer declares. */
function gameAchievementOf(reason: string, games: PayingGame[]): EntryAnswer['game_achievement'] {
  const paid = parseCreditReason(reason);
  if (paid?.achievement !== 'game_achievement') return null;
  const game = games.find(({ id }) => id === paid.gameId);
  const declared = game && achievementsOfGame(game.arcadeId).find(({ id }) => id === paid.key);
  return declared ? { game_id: game.id, game_name: game.name, title: declared.title } : null;
}
