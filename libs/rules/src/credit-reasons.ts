import { ACHIEVEMENTS, type AchievementKey } from './achievements.js';

const TAKEN_BACK = 'taken_back:';
const GAME_ACHIEVEMENT = 'game_achievement:';

/** What the ledger says of a payment. What was taken back is paid again when it is earned again, by a reason of its own. */
export function paymentReason(key: AchievementKey, timesTakenBack: number): string {
  return timesTakenBack === 0 ? `achievement:${key}` : `achievement:${key}:${timesTakenBack + 1}`;
}

/** The same of an achievement of one game. */
export function gameAchievementReason(gameId: number, key: string, timesTakenBack: number): string {
  const reason = `${GAME_ACHIEVEMENT}${gameId}:${key}`;
  return timesTakenBack === 0 ? reason : `${reason}:${timesTakenBack + 1}`;
}

/** And of its return. */
export function takenBackReason(payment: string): string {
  return TAKEN_BACK + payment;
}

export interface CreditReason {
  achievement: AchievementKey | 'game_achievement';
  takenBack: boolean;
}

/** Undefined for a reason that is no achievement's. */
export function parseCreditReason(reason: string): CreditReason | undefined {
  const takenBack = reason.startsWith(TAKEN_BACK);
  const payment = reason.slice(takenBack ? TAKEN_BACK.length : 0);
  if (payment.startsWith(GAME_ACHIEVEMENT)) return { achievement: 'game_achievement', takenBack };
  const [kind, key] = payment.split(':');
  const rule = kind === 'achievement' ? ACHIEVEMENTS.find((candidate) => candidate.key === key) : undefined;
  return rule && { achievement: rule.key, takenBack };
}
