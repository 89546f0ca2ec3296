import { stackerGame } from '@gamegeek/arcade/stacker/stacker.game.js';
import { stackerMeta } from '@gamegeek/arcade/stacker/stacker.meta.js';
import { levelOf, SHIFT, type Action, type Stacker } from '@gamegeek/arcade/stacker/stacker.js';
import { ICONS } from '../shell/dom.js';
import { DIRECTION_LABELS } from '../shell/presentation.js';
import { Shell } from '../shell/shell.js';
import { STACKER_HINTS } from './hints.js';
import { StackerView } from './stacker-view.js';
import { STACKER_TEXTS, type StackerTexts } from './texts.js';

const label = (word: 'turn' | 'drop' | 'hold') => ({
  en: STACKER_TEXTS.en[word],
  es: STACKER_TEXTS.es[word],
  fr: STACKER_TEXTS.fr[word],
  de: STACKER_TEXTS.de[word],
});

new Shell<Stacker, Action, StackerTexts>({
  game: stackerGame,
  meta: stackerMeta,
  texts: STACKER_TEXTS,
  hints: STACKER_HINTS,
  keys: {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'turn',
    ArrowDown: 'down',
    KeyA: 'left',
    KeyD: 'right',
    KeyW: 'turn',
    KeyS: 'down',
    KeyX: 'turn',
    KeyZ: 'back',
    KeyY: 'back',
    Space: 'drop',
    KeyC: 'hold',
    ShiftLeft: 'hold',
  },
  swipes: false,
  pad: [
    { control: 'left', icon: ICONS.left, label: DIRECTION_LABELS.left, area: '1 / 1', repeats: true },
    { control: 'down', icon: ICONS.down, label: DIRECTION_LABELS.down, area: '1 / 2', repeats: true },
    { control: 'right', icon: ICONS.right, label: DIRECTION_LABELS.right, area: '1 / 3', repeats: true },
    { control: 'turn', icon: ICONS.turn, label: label('turn'), area: '1 / 4' },
    { control: 'drop', icon: ICONS.drop, label: label('drop'), area: '2 / 4' },
    { control: 'hold', icon: ICONS.back, label: label('hold'), area: '2 / 1' },
  ],
  isWon: ({ placed }) => placed === SHIFT,
  figures: (stacker, words) => [
    { label: words.level, value: String(levelOf(stacker)) },
    { label: words.left, value: String(SHIFT - stacker.placed) },
  ],
  view: (host) => new StackerView(host),
});
