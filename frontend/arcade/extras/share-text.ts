import { PORT_LIMITS } from '@gamegeek/contracts/play/port-messages.js';
import type { CardsOf } from '../shell/cards/cards.js';
import type { GameTexts } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { rankText } from './outcome.js';
import { OUTCOME_TEXTS } from './texts.js';

type EndedGame<State, Input, Words extends GameTexts> = Pick<
  CardsOf<State, Input, Words>,
  'game' | 'play' | 'language' | 'number' | 'clock'
>;

/** What is shared of a run: a first line with its result, and lines that show it; those that are too many are left out. */
export function sharedText<State, Input, Words extends GameTexts>(ended: EndedGame<State, Input, Words>): string {
  const { game, play } = ended;
  const head = `${game.meta.title}: ${resultOf(ended).join(' · ')}`;
  const lines = game.share?.(play.run.state) ?? [];
  const shown = lines.filter(
    (_, at) => [head, ...lines.slice(0, at + 1)].join('\n').length <= PORT_LIMITS.share - ADDRESS,
  );
  return [head, ...shown].join('\n');
}

/** The time of a variant, or the points and their rank. */
function resultOf<State, Input, Words extends GameTexts>(ended: EndedGame<State, Input, Words>): string[] {
  const { play, language } = ended;
  const { variant, trial, ending } = play;
  if (variant) return [variant.label[language], ended.clock(trial?.time ?? 0)];
  const t = OUTCOME_TEXTS[language];
  const { rank = null, total = null } = ending.outcome?.result ?? {};
  const points = fill(t.points, { score: ended.number(play.run.score) });
  return rank === null ? [points] : [points, rankText(rank, total, t, (value) => ended.number(value))];
}

/** Room for the address of the game, which the page adds. */
const ADDRESS = 200;
