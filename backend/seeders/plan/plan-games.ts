import type { SeededRandom } from '../random.js';
import { readGames, type GameSeed } from '../seed-data.js';
import { DAY_MS, type PlannedPlayer } from './plan-players.js';

const OLDEST = 325 * DAY_MS;
const NEWEST = 3 * DAY_MS;

export interface PlannedGame {
  seed: GameSeed;
  creatorId: string;
  created: number;
  /** Relative frequency of plays; few games have most of them. */
  popularity: number;
  /** The factor of plays this week compared with earlier weeks. */
  trend: number;
  /** The factor of scores compared with other games of its category. */
  generosity: number;
}

/** Plans all games in the order of creation, each by a player who had joined before. */
export function planGames(players: readonly PlannedPlayer[], now: number, random: SeededRandom): PlannedGame[] {
  const creators = players.filter((player) => player.makesGames);
  const games = readGames();
  const created = games.map(() => Math.floor(now - NEWEST - (OLDEST - NEWEST) * random.next())).sort((a, b) => a - b);
  const ranks = random.shuffled([...games.keys()]);
  const shuffled = random.shuffled(games);
  // Hosted games are the newest, so that lists show them first.
  const listed = [...shuffled.filter(({ arcadeId }) => !arcadeId), ...shuffled.filter(({ arcadeId }) => arcadeId)];
  return listed.map((seed, index) => {
    const at = created[index] as number;
    const members = creators.filter((creator) => creator.joined < at);
    return {
      seed,
      creatorId: random.pick(members.length > 0 ? members : creators.slice(0, 1)).id,
      created: at,
      // Hosted games are the most popular.
      popularity: 1 / ((seed.arcadeId ? 0 : (ranks[index] as number)) + 6) ** 0.75,
      trend: Math.exp(0.5 * random.normal()),
      generosity: random.between(0.75, 1.25),
    };
  });
}
