import { SCORE_SCALES } from '../data/score-scales.js';
import type { SeededRandom } from '../random.js';
import type { PlannedGame } from './plan-games.js';
import type { PlannedPlayer } from './plan-players.js';
import { PlayTimes } from './plan-times.js';

const FAVOURITE_BONUS = 3;
const FEWEST_GAMES = 3;
const MOST_GAMES = 20;
/** How often a player plays the same game again. */
const AGAIN = 0.55;
/** After so many plays of a game a player has learnt what there is to learn. */
const LEARNT_AFTER = 30;

export interface PlannedScore {
  player: PlannedPlayer;
  game: PlannedGame;
  score: number;
  at: number;
}

/** Everybody's plays in the order in which they happened. */
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
      const game = last && random.next() < AGAIN ? last : random.pickWeighted(listed, appeal);
      last = game;
      const before = plays.get(game) ?? 0;
      plays.set(game, before + 1);
      return [{ player, game, score: playScore(player, game, talent.get(game) ?? 0, before, random), at }];
    });
}

function chooseGames(player: PlannedPlayer, games: readonly PlannedGame[], random: SeededRandom): PlannedGame[] {
  const wanted = FEWEST_GAMES + random.below(MOST_GAMES - FEWEST_GAMES + 1);
  const appeal = (game: PlannedGame) =>
    game.popularity * (game.seed.categories.includes(player.favourite) ? FAVOURITE_BONUS : 1);
  const chosen = new Set<PlannedGame>();
  for (let draws = 0; draws < wanted; draws++) chosen.add(random.pickWeighted(games, appeal));
  return [...chosen];
}

/** Scores multiply, so they spread on a logarithmic scale, and flatten towards a perfect play. */
function playScore(
  player: PlannedPlayer,
  game: PlannedGame,
  talent: number,
  playsBefore: number,
  random: SeededRandom,
): number {
  const scale = SCORE_SCALES[game.seed.categories[0] ?? 'Other'];
  const learnt = Math.min(1, Math.log1p(playsBefore) / Math.log1p(LEARNT_AFTER));
  const form = 0.6 * player.skill + 0.35 * talent + 0.6 * random.normal() + 0.8 * learnt - 0.3;
  const earned = scale.typical * game.generosity * Math.exp(scale.spread * form);
  const flattened = scale.ceiling * (1 - Math.exp(-earned / scale.ceiling));
  return Math.max(scale.step, Math.round(flattened / scale.step) * scale.step);
}
