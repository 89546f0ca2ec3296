import { dungeonGame } from '@gamegeek/arcade/dungeon/dungeon.game.js';
import { dungeonMeta } from '@gamegeek/arcade/dungeon/dungeon.meta.js';
import { FLOORS, type Dungeon } from '@gamegeek/arcade/dungeon/dungeon.js';
import { ICONS } from '../shell/dom.js';
import { ARROW_KEYS } from '../shell/presentation.js';
import { Shell } from '../shell/shell.js';
import { DUNGEON_HINTS } from './hints.js';
import { DungeonView } from './dungeon-view.js';
import { DUNGEON_TEXTS, type DungeonTexts } from './texts.js';

const { en, es, fr, de } = DUNGEON_TEXTS;

new Shell<Dungeon, number, DungeonTexts>({
  game: dungeonGame,
  meta: dungeonMeta,
  texts: DUNGEON_TEXTS,
  hints: DUNGEON_HINTS,
  keys: { ...ARROW_KEYS, Enter: 'open', Space: 'open', KeyF: 'flag' },
  swipes: false,
  pad: [
    {
      control: 'flagging',
      icon: ICONS.flag,
      label: { en: en.flag, es: es.flag, fr: fr.flag, de: de.flag },
      area: '1 / 1',
    },
  ],
  isWon: ({ cleared }) => cleared === FLOORS,
  figures: (dungeon, words) => [
    { label: words.floor, value: `${dungeon.number}/${FLOORS}` },
    { label: words.lives, value: '♥'.repeat(dungeon.lives) || '–' },
    { label: words.coins, value: String(dungeon.coins) },
  ],
  view: (host) => new DungeonView(host),
});
