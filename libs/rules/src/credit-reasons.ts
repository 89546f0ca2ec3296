import { ACHIEVEMENTS, type AchievementKey } from './achievements.js';

const TAKEN_BACK = 'taken_back:';

/** What the ledger says of a payment. What was taken back is paid again when it is earned again, by a reason of its own. */
export function paymentReason(key: AchievementKey, timesTakenBack: number): string {
  return timesTakenBack === 0 ? `achievement:${key}` : `achievement:${key}:${timesTakenBack + 1}`;
}

/** And of its return. */
export function takenBackReason(payment: string): string {
  return TAKEN_BACK + payment;
}

export interface CreditReason {
  achievement: AchievementKey;
  takenBack: boolean;
}

/** Undefined for a reason that is no achievement's. */
export function parseCreditReason(reason: string): CreditReason | undefined {
  const takenBack = reason.startsWith(TAKEN_BACK);
  const [kind, key] = reason.slice(takenBack ? TAKEN_BACK.length : 0).split(':');
  const rule = kind === 'achievement' ? ACHIEVEMENTS.find((candidate) => candidate.key === key) : undefined;
  return rule && { achievement: rule.key, takenBack };
}
