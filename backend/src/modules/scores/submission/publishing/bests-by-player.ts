import type { Standing } from '../../shared/scores.events.js';
import type { CommittedScores } from '../commit/committed-scores.js';
import type { FreshScore, WrittenScore } from '../submission.js';

/** What is known of a player's best before these scores, and of the rank after them. */
export interface PlacedPlayer {
  /** 0 for none. */
  previous: number;
  rank: number | null;
}

interface PlayedGame {
  gameId: number;
  scores: { score: FreshScore; at: string }[];
}

/** Committed scores by game and player: a player is ranked once, by the best of them. */
export class BestsByPlayer {
  private readonly players: PlayedGame[];

  constructor(batches: CommittedScores[]) {
    const games = new Map<number, Map<string, PlayedGame>>();
    for (const { scores, row } of batches) {
      const at = row.at.toISOString();
      for (const score of scores) {
        const { gameId, userId } = score;
        let players = games.get(gameId);
        if (!players) games.set(gameId, (players = new Map<string, PlayedGame>()));
        const played = players.get(userId);
        if (played) played.scores.push({ score, at });
        else players.set(userId, { gameId, scores: [{ score, at }] });
      }
    }
    this.players = [...games.values()].flatMap((players) => [...players.values()]);
  }

  /** The best score of each player, game by game. */
  byGame(): Map<number, Standing[]> {
    const games = new Map<number, Standing[]>();
    for (const { gameId, scores } of this.players) {
      const standing = standingOf(scores.reduce((best, next) => (next.score.score > best.score.score ? next : best)));
      const standings = games.get(gameId);
      if (standings) standings.push(standing);
      else games.set(gameId, [standing]);
    }
    return games;
  }

  /** The answer to each score, by its id. `places` are in the order of `byGame`. */
  written(places: PlacedPlayer[]): Map<number, WrittenScore> {
    const written = new Map<number, WrittenScore>();
    this.players.forEach(({ scores }, index) => {
      const { previous, rank } = places[index] ?? { previous: 0, rank: null };
      let best = previous;
      for (const { score, at } of scores) {
        // Each score that beat all before it was a personal best when it came.
        const personalBest = score.score > best;
        if (personalBest) best = score.score;
        written.set(score.id, { id: score.id, createdAt: at, personalBest, rank, replayed: false });
      }
    });
    return written;
  }
}

function standingOf({ score: { userId, username, score, id, origin }, at }: PlayedGame['scores'][number]): Standing {
  const standing = { userId, username, score, scoreId: id, achievedAt: at };
  return origin?.verified ? { ...standing, verified: true } : standing;
}
