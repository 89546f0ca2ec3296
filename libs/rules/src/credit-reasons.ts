import { ACHIEVEMENTS, type AchievementKey } from './achievements.js';

const TAKEN_BACK = 'taken_back:';
const GAME_ACHIEVEMENT = 'game_achievement:';

/** The ledger's reason of a payment. A revoked achievement that is earned again is paid with another reason. */
export function paymentReason(key: AchievementKey, timesTakenBack: number): string {
  return timesTakenBack === 0 ? `achievement:${key}` : `achievement:${key}:${timesTakenBack + 1}`;
}

/** The reason of an achievement of a game. */
export function gameAchievementReason(gameId: number, key: string, timesTakenBack: number): string {
  const reason = `${GAME_ACHIEVEMENT}${gameId}:${key}`;
  return timesTakenBack === 0 ? reason : `${reason}:${timesTakenBack + 1}`;
}

/** The reason when it is earned again. */
export function takenBackReason(payment: string): string {
  return TAKEN_BACK + payment;
}

export type CreditReason = { takenBack: boolean } & (
  | { achievement: AchievementKey }
  | { achievement: 'game_achievement'; gameId: number; key: string }
);

/** Undefined if the reason is not an achievement's. */
export function parseCreditReason(reason: string): CreditReason | undefined {
  const takenBack = reason.startsWith(TAKEN_BACK);
  const payment = reason.slice(takenBack ? TAKEN_BACK.length : 0);
  if (payment.startsWith(GAME_ACHIEVEMENT)) {
    const [gameId, key = ''] = payment.slice(GAME_ACHIEVEMENT.length).split(':');
    return { achievement: 'game_achievement', gameId: Number(gameId), key, takenBack };
  }
  const [kind, key] = payment.split(':');
  const rule = kind === 'achievement' ? ACHIEVEMENTS.find((candidate) => candidate.key === key) : undefined;
  return rule && { achievement: rule.key, takenBack };
}
