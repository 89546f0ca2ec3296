import { Injectable } from '@nestjs/common';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { Period } from '@gamegeek/contracts/scores/period.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { sliceOf } from '../../../core/http/input/paging.js';
import type { Reader } from '../../games/directory/game.policy.js';
import { TrialScores } from '../trials/trial-scores.service.js';
import { LeaderboardService, type PageRequest } from './leaderboard.service.js';

export interface BoardRequest extends PageRequest {
  /** Of the global board there is none. */
  gameId?: number;
  period: Period;
  /** The player whose page is requested, instead of `page`. */
  around?: string;
}

/** A page around a player is read from the database. */
export const costOfBoard = ({ around }: { around?: unknown }): number => (around === undefined ? 1 : 2);

/** Reads pages of boards for every endpoint that shows them. */
@Injectable()
export class BoardPages {
  constructor(
    private readonly leaderboards: LeaderboardService,
    private readonly trials: TrialScores,
  ) {}

  /** Before a game is listed, those who try it out get its trial board. Throws if the reader may not see the board. */
  async read({ gameId, period, page, limit, around }: BoardRequest, reader: Reader = {}): Promise<LeaderboardPage> {
    const isTrial = gameId !== undefined && (await this.trials.isShownTo(reader, gameId));
    if (around === undefined) sliceOf({ page, limit });
    if (isTrial) return this.trials.page(gameId, period, { page, limit });
    const board: Board = { scope: gameId ?? 'global', period };
    if (around !== undefined) return this.leaderboards.around(board, around, limit);
    return this.leaderboards.page(board, { page, limit });
  }
}
