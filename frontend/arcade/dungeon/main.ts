import { dungeonGame } from '@gamegeek/arcade/dungeon/dungeon.game.js';
import { dungeonMeta } from '@gamegeek/arcade/dungeon/dungeon.meta.js';
import { clearedFloors, FLOORS, type Dungeon } from '@gamegeek/arcade/dungeon/dungeon.js';
import { ICONS } from '../shell/dom.js';
import { ARROW_KEYS } from '../shell/presentation.js';
import { start } from '../shell/start.js';
import { dungeonHints } from './hints.js';
import { DungeonView } from './dungeon-view.js';
import { DUNGEON_TEXTS, type DungeonTexts } from './texts.js';

const { en, es, fr, de } = DUNGEON_TEXTS;
const LANTERN_ICON = ['   ##', '  #  #', ' ######', ' # ## #', ' #### #', ' # ## #', ' ######'];

let view: DungeonView | undefined;

start<Dungeon, number, DungeonTexts>({
  game: dungeonGame,
  meta: dungeonMeta,
  texts: DUNGEON_TEXTS,
  hints: dungeonHints(() => view?.hasFlags ?? false),
  keys: { ...ARROW_KEYS, Enter: 'open', Space: 'open', KeyF: 'flag', KeyL: 'lantern' },
  gamepad: { a: 'open', b: 'flag', x: 'lantern' },
  music: 'deep',
  swipes: false,
  pad: [
    {
      control: 'flagging',
      icon: ICONS.flag,
      label: { en: en.flag, es: es.flag, fr: fr.flag, de: de.flag },
      area: '1 / 1',
    },
    {
      control: 'lantern',
      icon: LANTERN_ICON,
      label: { en: en.lantern, es: es.lantern, fr: fr.lantern, de: de.lantern },
      area: '1 / 2',
    },
  ],
  isWon: (dungeon) => clearedFloors(dungeon).length === FLOORS,
  figures: (dungeon, words) => [
    { label: words.floor, value: `${dungeon.number}/${FLOORS}` },
    { label: words.traps, value: String(view?.trapsLeft ?? dungeon.floor.trapCount) },
    { label: words.lives, value: '♥'.repeat(dungeon.lives) || '–' },
  ],
  results: ({ results }, words) =>
    results.map(({ points, sprung, isCleared }, at) => ({
      label: `${words.floor} ${at + 1}${sprung > 0 ? ` · −${'♥'.repeat(sprung)}` : ''}`,
      value: `+${points}`,
      reached: isCleared,
    })),
  share: ({ results }) => [
    Array.from({ length: FLOORS }, (_, at) => {
      const result = results[at];
      if (!result) return '⬛';
      if (!result.isCleared) return '🟥';
      return result.sprung > 0 ? '🟨' : '🟩';
    }).join(''),
  ],
  view: (host) => (view = new DungeonView(host)),
});
