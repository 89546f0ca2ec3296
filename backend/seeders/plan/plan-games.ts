import type { SeededRandom } from '../random.js';
import { isPlayable, readGames, type GameSeed } from '../seed-data.js';
import { DAY_MS, type PlannedPlayer } from './plan-players.js';

const OLDEST = 325 * DAY_MS;
/** Games that can be played are newer than this, so that lists show them first, and coming ones are older. */
const PLAYABLE_FROM = 100 * DAY_MS;
const NEWEST = 6 * DAY_MS;

export interface PlannedGame {
  seed: GameSeed;
  creatorId: string;
  created: number;
  /** Relative frequency of plays; few games have most of them. */
  popularity: number;
  /** The factor of plays this week compared with earlier weeks. */
  trend: number;
  /** The factor of scores compared with what its kind of game earns. */
  generosity: number;
}

/** Plans all games in the order of creation, each by a player who had joined before. */
export function planGames(players: readonly PlannedPlayer[], now: number, random: SeededRandom): PlannedGame[] {
  const creators = players.filter((player) => player.makesGames);
  const games = random.shuffled(readGames());
  const coming = games.filter((game) => !isPlayable(game));
  const playable = games.filter(isPlayable);
  const times = [
    ...drawTimes(coming.length, OLDEST, PLAYABLE_FROM),
    ...drawTimes(playable.length, PLAYABLE_FROM, NEWEST),
  ];
  const ranks = random.shuffled([...playable.keys()]);
  return [...coming, ...playable].map((seed, index) => {
    const at = times[index] as number;
    const members = creators.filter((creator) => creator.joined < at);
    return {
      seed,
      creatorId: random.pick(members.length > 0 ? members : creators.slice(0, 1)).id,
      created: at,
      popularity: 1 / ((ranks[index - coming.length] ?? 0) + 6) ** 0.6,
      trend: Math.exp(0.5 * random.normal()),
      // The figures of a build are its own.
      generosity: seed.build ? 1 : random.between(0.75, 1.25),
    };
  });

  /** Ascending times between two ages. */
  function drawTimes(count: number, oldest: number, newest: number): number[] {
    return Array.from({ length: count }, () => Math.floor(now - random.between(newest, oldest))).sort((a, b) => a - b);
  }
}
