import { reversiGame } from '@gamegeek/arcade/reversi/reversi.game.js';
import { reversiMeta } from '@gamegeek/arcade/reversi/reversi.meta.js';
import { MATCHES, wins, type Reversi } from '@gamegeek/arcade/reversi/reversi.js';
import { ARROW_KEYS } from '../shell/presentation.js';
import { Shell } from '../shell/shell.js';
import { REVERSI_HINTS } from './hints.js';
import { ReversiView } from './reversi-view.js';
import { REVERSI_TEXTS, type ReversiTexts } from './texts.js';

new Shell<Reversi, number, ReversiTexts>({
  game: reversiGame,
  meta: reversiMeta,
  texts: REVERSI_TEXTS,
  hints: REVERSI_HINTS,
  keys: { ...ARROW_KEYS, Enter: 'place', Space: 'place' },
  swipes: false,
  pad: [],
  isWon: (reversi) => wins(reversi) > MATCHES / 2,
  figures: (reversi, words) => [
    { label: words.match, value: `${reversi.match + 1}/${MATCHES}` },
    { label: words.wins, value: String(wins(reversi)) },
  ],
  view: (host) => new ReversiView(host),
});
