import type { GameMeta, Performance } from '@gamegeek/arcade/meta.js';
import type { PortPlayer } from '@gamegeek/contracts/play/port-messages.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Outcome } from '../shell/runs/outcome.js';
import { achievementList, newlyReached } from './achievements.js';
import { ghostRow, outcomeLines, standing } from './outcome.js';
import { OUTCOME_TEXTS } from './texts.js';

export interface EndedRun {
  meta: GameMeta;
  outcome: Outcome;
  player: PortPlayer | null;
  /** The name of a player without one. */
  you: string;
  language: Language;
  signIn: () => void;
}

/** What became of a run: the place on the board, new achievements, and what a guest may do. */
export function endNews({ meta, outcome, player, you, language, signIn }: EndedRun): HTMLElement[] {
  const t = OUTCOME_TEXTS[language];
  const number = numbersIn(language);
  const percent = (share: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  const hasAccount = player?.guest === false;
  const news = outcomeLines(outcome, t, number, percent);
  news.push(...achievementList(meta, outcome.earned, language, t));
  const rows = standing(outcome, hasAccount ? player.name : you, number);
  if (rows) news.push(rows);
  const { result } = outcome;
  if (result?.status === 'guest' && result.wouldBeRank !== null && !(outcome.wasGuest && hasAccount))
    news.push(ghostRow(result, t, number, signIn));
  return news;
}

/** Adds the achievements of a run that counts. `known` are those that the player had. */
export function earn(meta: GameMeta, outcome: Outcome, known: string[] | null, run: Performance): string[] | null {
  if (outcome.result?.status !== 'accepted' || !known || outcome.earned.length > 0) return known;
  outcome.earned = newlyReached(meta, known, run);
  return [...known, ...outcome.earned.map(({ id }) => id)];
}

const numbersIn = (language: Language) => (value: number) => new Intl.NumberFormat(language).format(value);
