import type { PortEntry, SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import type { Neighbours } from '../shell/board/bridge.js';
import { button, el } from '../shell/dom.js';
import { boardRow } from '../shell/cards/board-rows.js';
import type { Outcome } from '../shell/runs/outcome.js';
import { fill } from '../shell/texts.js';
import type { OutcomeTexts } from './texts.js';

const NAMED = 3;

/** Messages for error codes that players can encounter. */
const REASONS: Readonly<Record<string, keyof OutcomeTexts>> = {
  too_fast: 'tooFast',
  not_reproduced: 'notReproduced',
  round_invalid: 'roundOver',
  blocked: 'blocked',
  unreachable: 'noAnswer',
  network: 'noAnswer',
  unavailable: 'noAnswer',
};

function reasonText(code: string | null, t: OutcomeTexts): string {
  const known = code === null ? 'noAnswer' : REASONS[code];
  return known ? t[known] : fill(t.otherReason, { code: code ?? '' });
}

/** The lines of the game-over screen about the board. */
export function outcomeLines(
  outcome: Outcome,
  t: OutcomeTexts,
  number: (value: number) => string,
  percent: (share: number) => string,
): HTMLElement[] {
  const { result, around, score } = outcome;
  const line = (text: string, kind = '') => el('p', { class: kind }, text);
  if (result?.status === 'refused') return [line(fill(t.refused, { reason: reasonText(result.reason, t) }))];
  if (score === 0) return outcome.practice ? [] : targetLines(outcome, t, number);
  if (outcome.practice) return [line(t.practice, 'small')];
  if (!result) return [line(t.sending, 'small')];
  if (result.status === 'queued') return [line(result.reason === 'rate_limited' ? t.limited : t.queued)];

  if (result.status === 'held') return [line(t.held)];

  const lines: HTMLElement[] = [];
  if (result.personalBest) lines.push(line(t.newBest, 'record'));
  if (result.rank !== null) lines.push(line(rankText(result.rank, result.total, t, number), 'strong'));
  const share = result.personalBest ? shareBehind(result) : undefined;
  if (share !== undefined) lines.push(line(fill(t.betterThan, { percent: percent(share) }), 'small'));
  if (around && !result.personalBest && around.best !== null && around.best > score)
    lines.push(line(fill(t.yourBest, { score: number(around.best) })));
  lines.push(...rivalLines(outcome, t, number));
  if (result.verified) lines.push(line(`✓ ${t[outcome.check]}`, 'small'));
  return lines;
}

/** Without points: what to reach first. */
function targetLines({ around }: Outcome, t: OutcomeTexts, number: (value: number) => string): HTMLElement[] {
  if (!around) return [];
  if (around.above.length === 0 && around.best === null) return [el('p', {}, t.anyScore)];
  return nextLine(around, 0, t, number);
}

function nextLine(
  { above }: Neighbours,
  score: number,
  t: OutcomeTexts,
  number: (value: number) => string,
): HTMLElement[] {
  const next = above.at(-1);
  if (!next) return [];
  const values = { points: number(next.score - score + 1), name: next.name, rank: number(next.rank) };
  return [el('p', {}, fill(t.missing, values))];
}

function rivalLines({ around, score, result }: Outcome, t: OutcomeTexts, number: (value: number) => string) {
  if (!around) return [];
  const lines: HTMLElement[] = [];
  const before = around.best ?? 0;
  const passed = result?.status === 'accepted' ? around.below.filter((entry) => entry.score > before) : [];
  if (passed.length > 0) {
    const names = passed.slice(0, NAMED).map(({ name }) => name);
    lines.push(el('p', {}, fill(t.passed, { names: names.join(', ') })));
  }
  const next = nextLine(around, score, t, number);
  if (next.length === 0 && result?.rank === 1) return [...lines, el('p', {}, t.first)];
  return [...lines, ...next];
}

const STANDING = 3;

/**
 * The place of a new best score between the next players: a few rows of the board, because on phones the board itself
 * is below the window. Those passed by the score move down. Undefined without such a place.
 */
export function standing(
  { score, result, around }: Outcome,
  name: string,
  number: (value: number) => string,
): HTMLElement | undefined {
  const place = result?.status === 'guest' ? result.wouldBeRank : (result?.rank ?? null);
  if (!around || !result?.personalBest || place === null || result.status === 'queued') return undefined;
  const before = around.best ?? 0;
  const below = around.below.slice(0, STANDING - 1 - Math.min(1, around.above.length));
  const above = around.above.slice(below.length + 1 - STANDING);
  const isPassed = (entry: PortEntry) => entry.score > before;
  const list = el('ol', { class: 'board standing' });
  list.style.setProperty('--passed', String(below.filter(isPassed).length));
  for (const entry of above) list.append(boardRow(entry.rank, entry.name, entry.score, '', number));
  list.append(boardRow(place, name, score, result.status === 'guest' ? 'own kept' : 'own', number));
  for (const entry of below) {
    const passed = isPassed(entry);
    list.append(boardRow(entry.rank + (passed ? 1 : 0), entry.name, entry.score, passed ? 'passed' : '', number));
  }
  return list;
}

const LEAST_PLAYERS = 10;
const LEAST_SHARE = 0.1;

/** The share of the other players with fewer points. Undefined where it says nothing: among few, at the end, or first. */
function shareBehind({ rank, wouldBeRank, total }: SubmitResult): number | undefined {
  const place = rank ?? wouldBeRank;
  if (place === null || place === 1 || total === null || total < LEAST_PLAYERS) return undefined;
  // A guest is not among the players of the board.
  const others = rank === null ? total : total - 1;
  const share = Math.floor(((others + 1 - place) / others) * 100) / 100;
  return share < LEAST_SHARE ? undefined : share;
}

/** The total is unknown while the board cannot be read. */
export function rankText(
  rank: number,
  total: number | null,
  t: OutcomeTexts,
  number: (value: number) => string,
): string {
  return total === null
    ? fill(t.rankAlone, { rank: number(rank) })
    : fill(t.rank, { rank: number(rank), total: number(total) });
}

/** A guest is not on the board, so the board would have one player more. */
function wouldBeText({ wouldBeRank, total }: SubmitResult, t: OutcomeTexts, number: (value: number) => string): string {
  const rank = number(wouldBeRank ?? 0);
  return total === null ? fill(t.wouldBeAlone, { rank }) : fill(t.wouldBe, { rank, total: number(total + 1) });
}

/** A guest's possible rank, and the button that saves the score to an account. */
export function ghostRow(
  result: SubmitResult,
  t: OutcomeTexts,
  number: (value: number) => string,
  signIn: () => void,
): HTMLElement {
  return el(
    'div',
    { class: 'ghost' },
    el('p', { class: 'strong' }, wouldBeText(result, t, number)),
    button({ class: 'big calm' }, signIn, t.keep),
  );
}
