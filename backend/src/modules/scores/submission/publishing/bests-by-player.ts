import type { BoardScores } from '../../ranks/score-ranking.service.js';
import type { BoardEntryEvent } from '../../shared/scores.events.js';
import type { CommittedScores } from '../commit/committed-scores.js';
import type { FreshScore, WrittenScore } from '../submission.js';

/** A player's best before these scores and the rank after them. */
export interface PreviousBest {
  /** 0 for none. */
  previous: number;
  rank: number | null;
}

/** The scores of one player on one board. */
interface PlayedBoard {
  scores: { score: FreshScore; at: string }[];
}

/** Committed scores by board and player; each player is ranked once, by the best of them. */
export class BestsByPlayer {
  private readonly boards: PlayedBoard[][];

  constructor(batches: CommittedScores[]) {
    const boards = new Map<number, Map<string, PlayedBoard>>();
    for (const { scores, row } of batches) {
      const at = row.at.toISOString();
      for (const score of scores) {
        const { boardId, userId } = score;
        let players = boards.get(boardId);
        if (!players) boards.set(boardId, (players = new Map<string, PlayedBoard>()));
        const played = players.get(userId);
        if (played) played.scores.push({ score, at });
        else players.set(userId, { scores: [{ score, at }] });
      }
    }
    this.boards = [...boards.values()].map((players) => [...players.values()]);
  }

  /** The best score of each player, board by board. */
  byBoard(): BoardScores[] {
    return this.boards.flatMap((players) => {
      const first = players[0]?.scores[0]?.score;
      if (!first) return [];
      const { gameId, boardId, resets } = first;
      const bests = players.map(({ scores }) =>
        entryOf(scores.reduce((best, next) => (next.score.score > best.score.score ? next : best))),
      );
      return [{ gameId, boardId, resets, bests }];
    });
  }

  /** The results by score id. `ranks` are in the order of `byBoard`. */
  written(ranks: PreviousBest[]): Map<number, WrittenScore> {
    const written = new Map<number, WrittenScore>();
    this.boards.flat().forEach(({ scores }, index) => {
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
}: PlayedBoard['scores'][number]): BoardEntryEvent {
  const entry = { userId, username, score, scoreId: id, achievedAt: at };
  return origin?.verified ? { ...entry, verified: true } : entry;
}
