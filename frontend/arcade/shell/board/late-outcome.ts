import type { LateNews } from './bridge.js';
import type { Outcome } from '../runs/outcome.js';

/**
 * The outcome of a run whose result changed after its end: its score was sent when the connection was back, or the
 * guest has signed in and the best score was moved to the account `name`. Undefined if the news concerns another run.
 */
export function outcomeAfter(
  outcome: Outcome,
  { type, score, result }: LateNews,
  name: string | undefined,
): Outcome | undefined {
  const { around } = outcome;
  if (type === 'late-score') {
    const isOwn = outcome.result?.status === 'queued' && outcome.score === score;
    return isOwn ? { ...outcome, result: { ...result } } : undefined;
  }
  if (outcome.result?.status !== 'guest') return undefined;
  const isBest = outcome.score === score;
  // To a guest, the own row of the account was another player's.
  const isOther = (entry: { name: string }) => entry.name !== name;
  const own = [...(around?.above ?? []), ...(around?.below ?? [])].find((entry) => !isOther(entry))?.score;
  const bests = [own ?? 0, isBest ? 0 : score];
  return {
    ...outcome,
    result: { ...result, personalBest: isBest && result.personalBest },
    around: around && {
      ...around,
      above: around.above.filter(isOther),
      below: around.below.filter(isOther),
      best: Math.max(...bests) || null,
      total: around.total + (own === undefined ? 1 : 0),
    },
  };
}
