import { scaleOf } from '../score-scales.js';
import type { SeededRandom } from '../random.js';
import type { PlannedGame } from './plan-games.js';
import type { PlannedPlayer } from './plan-players.js';
import { PlayTimes } from './plan-times.js';

const FAVOURITE_BONUS = 3;
const MIN_GAMES = 3;
const MAX_GAMES = 20;
/** The probability that a player plays the same game again. */
const REPLAY_PROBABILITY = 0.55;
/** The number of plays after which a player no longer improves. */
const LEARNING_PLAYS = 30;

export interface PlannedScore {
  player: PlannedPlayer;
  game: PlannedGame;
  score: number;
  at: number;
}

/** Plans the scores of all players in the order of time. */
export function planScores(
  players: readonly PlannedPlayer[],
  games: readonly PlannedGame[],
  count: number,
  now: number,
  random: SeededRandom,
): PlannedScore[] {
  const times = new PlayTimes(now, random);
  const activity = players.reduce((sum, player) => sum + player.activity, 0);
  return players
    .flatMap((player) => playerScores(player, games, Math.round((count * player.activity) / activity), times, random))
    .sort((a, b) => a.at - b.at);
}

function playerScores(
  player: PlannedPlayer,
  games: readonly PlannedGame[],
  count: number,
  times: PlayTimes,
  random: SeededRandom,
): PlannedScore[] {
  const chosen = chooseGames(player, games, random);
  const talent = new Map(chosen.map((game) => [game, random.normal()]));
  const plays = new Map<PlannedGame, number>();
  let last: PlannedGame | undefined;
  return Array.from({ length: count }, () => times.draw(player.joined))
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const listed = chosen.filter((game) => game.created < at);
      if (listed.length === 0) return [];
      const appeal = (game: PlannedGame) => game.popularity * (times.isThisWeek(at) ? game.trend : 1);
      const game = last && random.next() < REPLAY_PROBABILITY ? last : random.pickWeighted(listed, appeal);
      last = game;
      const before = plays.get(game) ?? 0;
      plays.set(game, before + 1);
      return [{ player, game, score: playScore(player, game, talent.get(game) ?? 0, before, random), at }];
    });
}

function chooseGames(player: PlannedPlayer, games: readonly PlannedGame[], random: SeededRandom): PlannedGame[] {
  const count = MIN_GAMES + random.below(MAX_GAMES - MIN_GAMES + 1);
  const appeal = (game: PlannedGame) =>
    game.popularity * (game.seed.categories.includes(player.favourite) ? FAVOURITE_BONUS : 1);
  const chosen = new Set<PlannedGame>();
  for (let draws = 0; draws < count; draws++) chosen.add(random.pickWeighted(games, appeal));
  return [...chosen];
}

/** Scores are log-normally distributed and approach the ceiling of a perfect play. */
function playScore(
  player: PlannedPlayer,
  game: PlannedGame,
  talent: number,
  playsBefore: number,
  random: SeededRandom,
): number {
  const scale = scaleOf(game.seed);
  const learnt = Math.min(1, Math.log1p(playsBefore) / Math.log1p(LEARNING_PLAYS));
  const form = 0.6 * player.skill + 0.35 * talent + 0.6 * random.normal() + 0.8 * learnt - 0.3;
  const earned = scale.typical * game.generosity * Math.exp(scale.spread * form);
  const flattened = scale.ceiling * (1 - Math.exp(-earned / scale.ceiling));
  return Math.max(scale.step, Math.round(flattened / scale.step) * scale.step);
}
