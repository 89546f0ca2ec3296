import type { Period } from '@gamegeek/contracts/scores/period.js';
import type { LeaderboardEntry, LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Injectable } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { gameNotPlayable } from '../../games/directory/games.errors.js';
import { TrialScoresRepository, type Trial, type TrialRow } from './trial-scores.repository.js';

/** Published to all nodes when a trial score was stored; carries the id of the game. */
const TRIAL_STORED = 'trial-score';

/**
 * Scores of a hidden game by its creator (docs/product.md, section 4). They are stored apart from all others, and only
 * the creator's board of the game shows them.
 */
@Injectable()
export class TrialScores {
  constructor(
    private readonly repository: TrialScoresRepository,
    private readonly games: GameDirectory,
    private readonly invalidations: Invalidations,
    private readonly events: EventStream,
  ) {}

  /** Returns undefined if the game is not hidden, the player not its creator, or the idempotency key known. */
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

  /**
   * Whether the board of a game is the trial board of this reader. Throws if the reader may not see the game's board.
   */
  async isShownTo(userId: string | undefined, gameId: number): Promise<boolean> {
    if (await this.games.isPlayable(gameId)) return false;
    if (userId === undefined || !(await this.games.isTrial(gameId, userId))) throw gameNotPlayable();
    return true;
  }

  async page(
    gameId: number,
    period: Period,
    { page, limit }: Pick<LeaderboardPage, 'page' | 'limit'>,
  ): Promise<LeaderboardPage> {
    const seq = this.events.position;
    const entries = await this.entries(gameId, period);
    return { gameId, period, total: entries.length, seq, page, limit, entries: page === 1 ? entries : [] };
  }

  /** The creator's best score is the only row. */
  async entries(gameId: number, period: Period): Promise<LeaderboardEntry[]> {
    const rows = await this.repository.best(gameId, period);
    return rows.map(({ scoreId, userId, username, score, achievedAt }) => ({
      rank: 1,
      id: scoreId,
      userId,
      username,
      score,
      createdAt: achievedAt.toISOString(),
    }));
  }

  count(gameId: number, period: Period): Promise<number> {
    return this.repository.count(gameId, period);
  }
}
