import { ACHIEVEMENTS, type AchievementKey } from './achievements.js';

const REVOKED = 'taken_back:';
const GAME_ACHIEVEMENT = 'game_achievement:';

/** The ledger's reason of a payment. A revoked achievement that is earned again is paid with another reason. */
export function paymentReason(key: AchievementKey, timesRevoked: number): string {
  return timesRevoked === 0 ? `achievement:${key}` : `achievement:${key}:${timesRevoked + 1}`;
}

/** The reason of an achievement of a game. */
export function gameAchievementReason(gameId: number, key: string, timesRevoked: number): string {
  const reason = `${GAME_ACHIEVEMENT}${gameId}:${key}`;
  return timesRevoked === 0 ? reason : `${reason}:${timesRevoked + 1}`;
}

/** The reason when it is earned again. */
export function revokedReason(payment: string): string {
  return REVOKED + payment;
}

export type CreditReason = { revoked: boolean } & (
  | { achievement: AchievementKey }
  | { achievement: 'game_achievement'; gameId: number; key: string }
);

/** Undefined if the reason is not an achievement's. */
export function parseCreditReason(reason: string): CreditReason | undefined {
  const revoked = reason.startsWith(REVOKED);
  const payment = reason.slice(revoked ? REVOKED.length : 0);
  if (payment.startsWith(GAME_ACHIEVEMENT)) {
    const [gameId, key = ''] = payment.slice(GAME_ACHIEVEMENT.length).split(':');
    return { achievement: 'game_achievement', gameId: Number(gameId), key, revoked };
  }
  const [kind, key] = payment.split(':');
  const rule = kind === 'achievement' ? ACHIEVEMENTS.find((candidate) => candidate.key === key) : undefined;
  return rule && { achievement: rule.key, revoked };
}
