import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import { toStored, toValue } from '@gamegeek/rules/boards/values.js';
import type { BoardOfGame } from '../../games/directory/game-directory.service.js';
import { Injectable } from '@nestjs/common';
import type { GuestClaim, GuestScore } from '@gamegeek/contracts/play/play.schemas.js';
import { AppError } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { checkIdempotencyKey, ScoresService } from '../../scores/submission/scores.service.js';
import { LeaderboardService } from '../../scores/boards/leaderboard.service.js';
import type { ScoreOrigin } from '../../scores/submission/submission.js';
import type { ScoreAnswer } from '../../scores/submission/score-request.js';
import { DailyRuns } from '../daily/daily-runs.service.js';
import { EndedSessions } from '../tokens/ended-sessions.service.js';
import { sessionOver } from '../tokens/play-tokens.errors.js';
import type { PlayToken } from '../tokens/play-token.js';
import { newSecret } from '../secrets.js';
import { GuestsRepository, type GuestBestRow } from './guests.repository.js';
import { isRoundKey } from '../round-key.js';
import { playedScore } from '../scores/played-score.js';

export interface PlayingGuest {
  id: string;
  secret: string;
}

export interface GuestEntry {
  gameId: number;
  secret: string | undefined;
  /** Who keeps the secret: this site in its cookie, for all games, or the game. */
  keeper: 'site' | 'game';
  address: string;
}

export interface GuestRun extends Omit<ScoreOrigin, 'sessionId'> {
  board: BoardOfGame;
  /** Whether the score named its board. */
  isNamed: boolean;
  /** A value of the board. */
  score: number;
  idempotencyKey: string | undefined;
}

const claimedByAnother = () =>
  new AppError('conflict', 'Another account has claimed these scores.', {
    fields: { guest: ['Another account has claimed these scores.'] },
  });

/** Players without an account, and their scores. */
@Injectable()
export class Guests {
  constructor(
    private readonly repository: GuestsRepository,
    private readonly scores: ScoresService,
    private readonly boards: LeaderboardService,
    private readonly limits: RateLimits,
    private readonly ended: EndedSessions,
    private readonly dailies: DailyRuns,
  ) {}

  /**
   * Returns the guest of this secret; a new one if there is none or an account has claimed it. Launches are counted for
   * each guest, and new guests for game and address: many players may share an address.
   */
  async enter({ gameId, secret, keeper, address }: GuestEntry): Promise<PlayingGuest> {
    const boundTo = keeper === 'game' ? gameId : null;
    const known = await this.unclaimed(secret, boundTo);
    if (known !== undefined && secret !== undefined) {
      await this.limits.consume('launch', known);
      return { id: known, secret };
    }
    await this.limits.consume('newGuest', `${gameId} ${address}`);
    const fresh = newSecret('ggg_');
    return { id: await this.repository.create(fresh, boundTo), secret: fresh };
  }

  /**
   * Returns the id of the guest of this secret; undefined if there is none or an account has claimed it. `gameId` is
   * the game that keeps the secret; null for this site’s cookie.
   */
  async unclaimed(secret: string | undefined, gameId: number | null): Promise<string | undefined> {
    const guest = secret === undefined ? undefined : await this.repository.find(secret, gameId);
    return guest?.claimedBy === null ? guest.id : undefined;
  }

  /**
   * Saves a score that has been checked. After a claim, it is recorded for the account that has taken the session over.
   */
  async submit({ playerId, gameId, sessionId }: PlayToken, run: GuestRun): Promise<ScoreAnswer> {
    const { board, isNamed, score: value, idempotencyKey, ...proof } = run;
    const score = toStored(board, value);
    const named = isNamed ? { board: board.slug } : {};
    const { verified } = proof;
    const origin = { sessionId, ...proof };
    // The claim uses it.
    checkIdempotencyKey(idempotencyKey, 'Idempotency-Key');
    const saved = await this.repository.saveBest(playerId, {
      ...{ gameId, boardId: board.id, isSummed: board.policy === 'sum', score, idempotencyKey, origin },
    });
    if (!saved) throw sessionOver();
    if (saved.claimedBy !== null) {
      const account = await this.repository.ownerOfPlay(sessionId);
      if (!account) throw sessionOver();
      const { answer, replayed } = await this.scores.record({
        ...account,
        ...{ gameId, ...named, score: value, idempotencyKey, origin },
      });
      return { answer: playedScore(answer, verified), replayed };
    }
    return {
      answer: {
        id: null,
        userId: null,
        gameId,
        score: value,
        createdAt: saved.at.toISOString(),
        rank: null,
        personalBest: saved.raised,
        ...named,
        status: 'guest',
        verified,
        wouldBeRank: await this.wouldBeRank(board.id, saved.best),
        reason: 'guest',
      },
      replayed: false,
    };
  }

  /** Of the guest of this site’s cookie, like `claim` and `forget`. */
  async scoresOf(secret: string | undefined): Promise<GuestScore[]> {
    const guestId = await this.unclaimed(secret, null);
    if (guestId === undefined) return [];
    const bests = (await this.repository.bests(guestId)).filter(({ active, board }) => active && board === MAIN_BOARD);
    return Promise.all(
      bests.map(async ({ gameId, gameName, score, achievedAt, ...values }) => ({
        gameId,
        gameName,
        score: toValue(values, score),
        achievedAt: achievedAt.toISOString(),
        wouldBeRank: await this.wouldBeRank(gameId, score),
      })),
    );
  }

  /** Moves the scores to an account. Those that remain after a crash are moved by the next claim; each counts once. */
  async claim(secret: string | undefined, account: SessionOwner): Promise<GuestClaim> {
    const guest = secret === undefined ? undefined : await this.repository.find(secret, null);
    return guest ? this.claimGuest(guest.id, account) : { claimed: [], skipped: [] };
  }

  /** Like `claim`, for a guest whose secret was checked before. */
  async claimGuest(guestId: string, account: SessionOwner): Promise<GuestClaim> {
    const taken = await this.repository.claim(guestId, account.userId, account.sessionId);
    if (!taken) throw claimedByAnother();
    if (taken.playsEnded) await this.ended.publishMany();
    const claim: GuestClaim = { claimed: [], skipped: [] };
    for (const best of await this.repository.bests(guestId)) {
      const submitted = await this.claimBest(guestId, best, account);
      if (submitted) claim.claimed.push(submitted);
      else claim.skipped.push(best.gameId);
      await this.repository.deleteBest(guestId, best);
    }
    await this.dailies.claim(guestId, account);
    return claim;
  }

  async isClaimedBy(guestId: string, userId: string): Promise<boolean> {
    return this.repository.isClaimedBy(guestId, userId);
  }

  /** Deletes the guest and ends its sessions. */
  async forget(secret: string): Promise<void> {
    const guest = await this.repository.find(secret, null);
    if (!guest) return;
    await this.repository.forget(guest.id);
    await this.ended.publishMany();
  }

  /** Returns undefined if the score is refused, or the account has sent another score of the same round. */
  private async claimBest(guestId: string, best: GuestBestRow, account: SessionOwner) {
    const ownKey = `claim:${guestId}:${best.boardId}${best.sumKey && `:${best.sumKey}`}`;
    // With the key of the submission, so that a repeat by the game does not count again. The account may have used it
    // for another score; but a round counts once.
    const keys = [best.idempotencyKey ?? ownKey, ...(isRoundKey(best.idempotencyKey) ? [] : [ownKey])];
    for (const key of keys) {
      try {
        return await this.recordBest(best, key, account);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        if (error.code !== 'idempotency_mismatch') return undefined;
      }
    }
    return undefined;
  }

  private async recordBest(best: GuestBestRow, idempotencyKey: string, { userId, username }: SessionOwner) {
    const { gameId, board, sessionId, seconds, verified, achievements, finding, recording } = best;
    const score = toValue(best, best.score);
    const named = board === MAIN_BOARD ? {} : { board };
    const origin = { sessionId, seconds, verified, achievements, finding, recording };
    const { answer } = await this.scores.record({
      ...{ userId, username, gameId, ...named, score, idempotencyKey, origin },
    });
    return answer;
  }

  private async wouldBeRank(boardId: number, score: number): Promise<number | null> {
    return this.boards.rankOf(boardId, score).catch(() => null);
  }
}
