import { sprintGame, stackerGame } from '@gamegeek/arcade/stacker/stacker.game.js';
import { stackerMeta } from '@gamegeek/arcade/stacker/stacker.meta.js';
import {
  isFinished,
  levelOf,
  LEVELS,
  SPRINT,
  TICK_RATE,
  type Action,
  type Stacker,
} from '@gamegeek/arcade/stacker/stacker.js';
import { ICONS } from '../shell/dom.js';
import { DIRECTION_LABELS } from '../shell/presentation.js';
import { Shell } from '../shell/shell.js';
import { STACKER_HINTS } from './hints.js';
import { StackerView } from './stacker-view.js';
import { STACKER_TEXTS, type StackerTexts } from './texts.js';

const label = (word: 'turn' | 'back' | 'drop' | 'hold') => ({
  en: STACKER_TEXTS.en[word],
  es: STACKER_TEXTS.es[word],
  fr: STACKER_TEXTS.fr[word],
  de: STACKER_TEXTS.de[word],
});
const TURN_BACK = ICONS.turn.map((row) => Array.from(row.padEnd(8)).reverse().join(''));
const HOLD = ['########', '#      #', '#  ##  #', '#  ##  #', '# #### #', '#  ##  #', '#      #', '########'];
/** Five levels each, from slow to fast. */
const SQUARES = ['🟩', '🟨', '🟧', '🟥'];

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
    ShiftRight: 'hold',
  },
  swipes: false,
  ownRepeat: true,
  pad: [
    { control: 'hold', icon: HOLD, label: label('hold'), area: '1 / 1' },
    { control: 'down', icon: ICONS.down, label: DIRECTION_LABELS.down, area: '1 / 2' },
    { control: 'drop', icon: ICONS.drop, label: label('drop'), area: '1 / 3 / auto / span 2' },
    { control: 'left', icon: ICONS.left, label: DIRECTION_LABELS.left, area: '2 / 1' },
    { control: 'right', icon: ICONS.right, label: DIRECTION_LABELS.right, area: '2 / 2' },
    { control: 'back', icon: TURN_BACK, label: label('back'), area: '2 / 3' },
    { control: 'turn', icon: ICONS.turn, label: label('turn'), area: '2 / 4' },
  ],
  // Up drops, as in other games of this kind.
  gamepad: { a: 'turn', b: 'back', x: 'back', y: 'hold', l: 'hold', r: 'hold' },
  music: 'quick',
  isWon: isFinished,
  // A sprint stays at the first level.
  figures: (stacker, { level, rows }) =>
    stacker.goal === SPRINT
      ? [{ label: rows, value: `${Math.min(stacker.rows, SPRINT)}/${SPRINT}` }]
      : [
          { label: level, value: String(levelOf(stacker)) },
          { label: rows, value: String(stacker.rows) },
        ],
  results: (stacker, words) => [
    { label: words.quads, value: String(stacker.quads), reached: stacker.quads > 0 },
    { label: words.spins, value: String(stacker.spins), reached: stacker.spins > 0 },
    {
      label: words.longestCombo,
      value: String(Math.max(0, stacker.longestCombo - 1)),
      reached: stacker.longestCombo > 1,
    },
    { label: words.perfects, value: String(stacker.perfects), reached: stacker.perfects > 0 },
  ],
  share: (stacker) => {
    if (stacker.goal === SPRINT) return [];
    const reached = isFinished(stacker) ? LEVELS : levelOf(stacker) - 1;
    const squares = Array.from({ length: LEVELS }, (_, at) =>
      at < reached ? (SQUARES[Math.floor(at / 5)] ?? '') : '⬜',
    );
    return [squares.slice(0, LEVELS / 2).join(''), squares.slice(LEVELS / 2).join('')];
  },
  variants: [
    {
      id: 'sprint',
      label: { en: 'Sprint', es: 'Carrera', fr: 'Sprint', de: 'Sprint' },
      note: {
        en: '40 rows against the clock',
        es: '40 filas contrarreloj',
        fr: '40 lignes contre la montre',
        de: '40 Reihen gegen die Uhr',
      },
      game: sprintGame,
      time: (stacker, ticks) => (isFinished(stacker) ? Math.round((ticks * 1000) / TICK_RATE) : null),
    },
  ],
  view: (host) => new StackerView(host),
});
