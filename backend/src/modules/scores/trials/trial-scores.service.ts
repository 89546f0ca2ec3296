import type { Period } from '@gamegeek/contracts/scores/period.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Injectable } from '@nestjs/common';
import { sliceOf, type Slice } from '../../../core/http/input/paging.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import type { Reader } from '../../games/directory/game.policy.js';
import { gameNotPlayable } from '../../games/directory/games.errors.js';
import type { BoardPage } from '../boards/leaderboard.service.js';
import { TrialScoresRepository, type Trial, type TrialRow } from './trial-scores.repository.js';

/** Published to all nodes when a trial score was stored; carries the id of the game. */
const TRIAL_STORED = 'trial-score';

/**
 * Scores of drafts and hidden games by their makers and testers (docs/product.md, section 10). They are stored apart
 * from all others, and only the board that makers and testers see shows them.
 */
@Injectable()
export class TrialScores {
  constructor(
    private readonly repository: TrialScoresRepository,
    private readonly games: GameDirectory,
    private readonly invalidations: Invalidations,
    private readonly events: EventStream,
  ) {}

  /** Returns undefined if the game is listed, the player may not try it out, or the idempotency key is known. */
  async store(trial: Trial): Promise<TrialRow | undefined> {
    const row = await this.repository.store(trial);
    if (row) await this.invalidations.publish(TRIAL_STORED, trial.gameId);
    return row;
  }

  /** The score that was stored with the same idempotency key. */
  find(trial: Omit<Trial, 'id' | 'score'>): Promise<TrialRow | undefined> {
    return this.repository.find(trial);
  }

  /** Called on every node. */
  onStored(listener: (gameId: number) => void): void {
    this.invalidations.on(TRIAL_STORED, (id) => listener(Number(id)));
  }

  /** Whether this reader sees the trial board of a game. Throws if the reader may not see the game's board. */
  async isShownTo(reader: Reader, gameId: number): Promise<boolean> {
    if (await this.games.isPlayable(gameId)) return false;
    if (!(await this.games.isTrial(gameId, reader))) throw gameNotPlayable();
    return true;
  }

  async page(
    boardId: number,
    period: Period,
    { page, limit }: Pick<LeaderboardPage, 'page' | 'limit'>,
  ): Promise<BoardPage> {
    const seq = this.events.position;
    const { entries, total } = await this.entries(boardId, period, sliceOf({ page, limit }));
    return { total, seq, page, limit, entries };
  }

  /** The best of each player. */
  async entries(boardId: number, period: Period, slice: Slice): Promise<Pick<LeaderboardPage, 'entries' | 'total'>> {
    const [rows, { players: total }] = await Promise.all([
      this.repository.bests(boardId, period, slice),
      this.repository.count(boardId, period),
    ]);
    const entries = rows.map(({ scoreId, achievedAt, ...row }) => ({
      ...row,
      id: scoreId,
      createdAt: achievedAt.toISOString(),
    }));
    return { entries, total };
  }

  async players(boardId: number): Promise<number> {
    return (await this.repository.count(boardId, 'all')).players;
  }

  async count(boardId: number, period: Period): Promise<number> {
    return (await this.repository.count(boardId, period)).scores;
  }
}
