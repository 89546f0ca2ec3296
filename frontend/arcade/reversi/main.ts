import { CELLS } from '@gamegeek/arcade/reversi/board.js';
import { reversiGame } from '@gamegeek/arcade/reversi/reversi.game.js';
import { reversiMeta } from '@gamegeek/arcade/reversi/reversi.meta.js';
import { MATCHES, OPPONENTS, wins, type Reversi } from '@gamegeek/arcade/reversi/reversi.js';
import { ARROW_KEYS } from '../shell/presentation.js';
import { start } from '../shell/start.js';
import { REVERSI_HINTS } from './hints.js';
import { ReversiView } from './reversi-view.js';
import { REVERSI_TEXTS, type ReversiTexts } from './texts.js';

const SQUARES = 6;

/** The player's part of the board, in squares. */
function squares(own: number): string {
  const green = Math.round((own / CELLS) * SQUARES);
  return '🟩'.repeat(green) + '🟪'.repeat(SQUARES - green);
}

start<Reversi, number, ReversiTexts>({
  game: reversiGame,
  meta: reversiMeta,
  texts: REVERSI_TEXTS,
  hints: REVERSI_HINTS,
  keys: { ...ARROW_KEYS, Enter: 'place', Space: 'place' },
  gamepad: { a: 'place' },
  music: 'calm',
  swipes: false,
  pad: [],
  isWon: (reversi) => wins(reversi) > MATCHES / 2,
  figures: (reversi, words) => [{ label: words.match, value: `${reversi.match + 1}/${MATCHES}` }],
  results: ({ results }) =>
    results.map(({ own, house, points }, match) => ({
      label: OPPONENTS[match]?.name ?? '',
      value: `${own}:${house} · +${points}`,
      reached: own > house,
    })),
  share: ({ results }) => results.map(({ own, house }) => `${squares(own)} ${own}:${house}`),
  view: (host) => new ReversiView(host),
});
