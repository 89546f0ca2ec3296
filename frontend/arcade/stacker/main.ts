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
import { start } from '../shell/start.js';
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
/** From slow to fast levels. */
const SQUARES = ['🟩', '🟨', '🟧', '🟥'];
const IN_LINE = LEVELS / SQUARES.length;

start<Stacker, Action, StackerTexts>({
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
  results: ({ quads, spins, longestCombo }, words) =>
    [
      [words.quads, quads] as const,
      [words.spins, spins] as const,
      [words.longestCombo, Math.max(0, longestCombo - 1)] as const,
    ].map(([label, count]) => ({ label, value: String(count) })),
  // A square for each level, five in a line; a sprint has no levels.
  share: (stacker) => {
    const reached = isFinished(stacker) ? LEVELS : levelOf(stacker) - 1;
    return (stacker.goal === SPRINT ? [] : SQUARES).map((square, line) => {
      const count = Math.max(0, Math.min(IN_LINE, reached - line * IN_LINE));
      return square.repeat(count) + '⬜'.repeat(IN_LINE - count);
    });
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
