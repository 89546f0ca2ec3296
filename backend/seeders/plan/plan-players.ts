import { GAME_CATEGORIES, type GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { SeededRandom } from '../random.js';
import { planUsernames } from './plan-usernames.js';

export const DAY_MS = 86_400_000;
const FIRST_JOINED = 365 * DAY_MS;
/** One in this many players creates games; they joined first. */
const PLAYERS_PER_CREATOR = 10;
const CREATORS_JOINED_WITHIN = 35 * DAY_MS;
/** One in this many players has never played. */
const PLAYERS_PER_ONLOOKER = 16;

export interface PlannedPlayer {
  id: string;
  username: string;
  email: string;
  joined: number;
  makesGames: boolean;
  /** Skill; 0 is average. */
  skill: number;
  /** Relative number of plays. */
  activity: number;
  favourite: GameCategory;
}

/** Plans players in the order in which they joined over the past year. */
export function planPlayers(count: number, now: number, random: SeededRandom): PlannedPlayer[] {
  const creators = Math.ceil(count / PLAYERS_PER_CREATOR);
  const joined = Array.from({ length: count }, (_, index) =>
    index < creators
      ? now - FIRST_JOINED + random.between(0, CREATORS_JOINED_WITHIN)
      : // More joined recently.
        now - (FIRST_JOINED - CREATORS_JOINED_WITHIN) * random.next() ** 1.4,
  )
    .map(Math.floor)
    .sort((a, b) => a - b);
  return planUsernames(count, random).map((username, index) => ({
    id: random.uuid(),
    username,
    // A reserved domain that never receives email (RFC 2606).
    email: `${username.toLowerCase()}@players.example`,
    joined: joined[index] as number,
    makesGames: index < creators,
    skill: random.normal(),
    activity: random.below(PLAYERS_PER_ONLOOKER) === 0 ? 0 : Math.exp(random.normal()),
    favourite: random.pick(GAME_CATEGORIES),
  }));
}
