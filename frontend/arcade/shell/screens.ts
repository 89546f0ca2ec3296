import type { RunCheck } from '@gamegeek/arcade/run-check.js';
import type { PortEntry, SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import type { Neighbours } from './bridge.js';
import { button, el } from './dom.js';
import { fill, type ShellTexts } from './texts.js';

export interface Outcome {
  score: number;
  /** Null while the score is being sent. */
  result: SubmitResult | null;
  /** Neighbours on the board at this score, and the best score before it. */
  around: Neighbours | null;
  local: boolean;
  /** The run had no round from the page. */
  practice: boolean;
  /** What the server's check of a score means in this game. */
  check: RunCheck;
}

const NAMED = 3;

/** Messages for error codes that players can encounter. */
const REASONS: Readonly<Record<string, keyof ShellTexts>> = {
  too_fast: 'tooFast',
  not_reproduced: 'notReproduced',
  round_invalid: 'roundOver',
  blocked: 'blocked',
  unreachable: 'noAnswer',
  network: 'noAnswer',
  unavailable: 'noAnswer',
};

function reasonText(code: string | null, t: ShellTexts): string {
  const known = code === null ? 'noAnswer' : REASONS[code];
  return known ? t[known] : fill(t.otherReason, { code: code ?? '' });
}

/** The lines of the game-over screen about the board. */
export function outcomeLines(outcome: Outcome, t: ShellTexts, number: (value: number) => string): HTMLElement[] {
  const { result, around, score, local } = outcome;
  const line = (text: string, kind = '') => el('p', { class: kind }, text);
  if (result?.status === 'refused') return [line(fill(t.refused, { reason: reasonText(result.reason, t) }))];
  if (score === 0) return [];
  if (outcome.practice) return [line(t.practice, 'small')];
  if (!result) return [line(t.sending, 'small')];
  if (result.status === 'queued') return [line(result.reason === 'rate_limited' ? t.limited : t.queued)];

  const lines: HTMLElement[] = [];
  if (result.personalBest) lines.push(line(t.newBest, 'record'));
  if (result.rank !== null) lines.push(line(rankText(result.rank, result.total, t, number), 'strong'));
  if (around && !result.personalBest && around.best !== null && around.best > score)
    lines.push(line(fill(t.yourBest, { score: number(around.best) })));
  lines.push(...rivalLines(outcome, t, number));
  if (result.verified) lines.push(line(`✓ ${t[outcome.check]}`, 'small'));
  if (local) lines.push(line(t.local, 'small'));
  return lines;
}

function rivalLines({ around, score, result }: Outcome, t: ShellTexts, number: (value: number) => string) {
  if (!around) return [];
  const lines: HTMLElement[] = [];
  const before = around.best ?? 0;
  const passed = result?.status === 'accepted' ? around.below.filter((entry) => entry.score > before) : [];
  if (passed.length > 0) {
    const names = passed.slice(0, NAMED).map(({ name }) => name);
    lines.push(el('p', {}, fill(t.passed, { names: names.join(', ') })));
  }
  const next = around.above.at(-1);
  if (next) {
    const values = { points: number(next.score - score + 1), name: next.name, rank: number(next.rank) };
    lines.push(el('p', {}, fill(t.missing, values)));
  } else if (result?.rank === 1) lines.push(el('p', {}, t.first));
  return lines;
}

/** The total is unknown while the board cannot be read. */
function rankText(rank: number, total: number | null, t: ShellTexts, number: (value: number) => string): string {
  return total === null
    ? fill(t.rankAlone, { rank: number(rank) })
    : fill(t.rank, { rank: number(rank), total: number(total) });
}

/** A guest is not on the board, so the board would have one player more. */
function wouldBeText({ wouldBeRank, total }: SubmitResult, t: ShellTexts, number: (value: number) => string): string {
  const rank = number(wouldBeRank ?? 0);
  return total === null ? fill(t.wouldBeAlone, { rank }) : fill(t.wouldBe, { rank, total: number(total + 1) });
}

/** A guest's possible rank, and the button that saves the score to an account. */
export function ghostRow(
  result: SubmitResult,
  t: ShellTexts,
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

export function topList(entries: readonly PortEntry[], t: ShellTexts, number: (value: number) => string): HTMLElement {
  const rows = entries.map(({ rank, name, score, own }) =>
    el(
      'li',
      { class: own ? 'own' : '' },
      el('span', {}, `#${rank}`),
      el('span', {}, own && !name ? t.you : name),
      el('b', {}, number(score)),
    ),
  );
  return el('ol', { class: 'board', 'aria-label': t.top }, ...rows);
}
