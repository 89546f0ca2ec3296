import type { BoardEntryEvent } from '../../shared/scores.events.js';
import type { CommittedScores } from '../commit/committed-scores.js';
import type { FreshScore, WrittenScore } from '../submission.js';

/** A player's best before these scores and the rank after them. */
export interface PreviousBest {
  /** 0 for none. */
  previous: number;
  rank: number | null;
}

interface PlayedGame {
  gameId: number;
  scores: { score: FreshScore; at: string }[];
}

/** Committed scores by game and player; each player is ranked once, by the best of them. */
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
  byGame(): Map<number, BoardEntryEvent[]> {
    const games = new Map<number, BoardEntryEvent[]>();
    for (const { gameId, scores } of this.players) {
      const entry = entryOf(scores.reduce((best, next) => (next.score.score > best.score.score ? next : best)));
      const entries = games.get(gameId);
      if (entries) entries.push(entry);
      else games.set(gameId, [entry]);
    }
    return games;
  }

  /** The results by score id. `ranks` are in the order of `byGame`. */
  written(ranks: PreviousBest[]): Map<number, WrittenScore> {
    const written = new Map<number, WrittenScore>();
    this.players.forEach(({ scores }, index) => {
      const { previous, rank } = ranks[index] ?? { previous: 0, rank: null };
      let best = previous;
      for (const { score, at } of scores) {
        // A score that is higher than all earlier ones was a personal best when it arrived.
        const personalBest = score.score > best;
        if (personalBest) best = score.score;
        written.set(score.id, { id: score.id, createdAt: at, personalBest, rank, replayed: false });
      }
    });
    return written;
  }
}

function entryOf({
  score: { userId, username, score, id, origin },
  at,
}: PlayedGame['scores'][number]): BoardEntryEvent {
  return {
    ...{ userId, username, score, scoreId: id, achievedAt: at },
    ...(origin?.verified && { verified: true }),
    ...(origin?.recording && { recorded: true }),
  };
}
