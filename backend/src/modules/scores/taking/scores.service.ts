import { Injectable } from '@nestjs/common';
import { BATCH_ITEM_COST } from '@gamegeek/contracts/scores/score-limits.js';
import { MAX_IDEMPOTENCY_KEY, BatchedScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { BatchResult, SubmittedScore } from '@gamegeek/contracts/scores/scores.types.js';
import { validationFailed, type AppError } from '../../../core/errors/app-error.js';
import { toAppError } from '../../../core/errors/to-app-error.js';
import { validate } from '../../../core/http/validate.js';
import { GameDirectory } from '../../games/index.js';
import { isPlainBatchItem } from './plain-submission.js';
import { ScoreBudget } from './score-budget.js';
import { presentSubmitted } from './score.presenter.js';
import { ScoreWriter } from './score-writer.js';
import { gameNotPlayable, idempotencyMismatch } from '../scores.errors.js';
import type { Submission, WrittenScore } from './submission.js';
import { Twins } from './twins.js';

/** Who scores, whatever way they said who they are. */
export interface Player {
  userId: string;
  username: string;
}

export interface Taken {
  submitted: SubmittedScore;
  /** An earlier request with this key stored the score. */
  replayed: boolean;
}

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/** Accepts scores: checked, within the player's budget, once for each idempotency key, durable (CONTRACT section 4). */
@Injectable()
export class ScoresService {
  private readonly twins = new Twins<Submission, WrittenScore>((a, b) => a.gameId === b.gameId && a.score === b.score);

  constructor(
    private readonly games: GameDirectory,
    private readonly budget: ScoreBudget,
    private readonly writer: ScoreWriter,
  ) {}

  async submit(player: Player, scored: { gameId: number; score: number }, idempotencyKey?: string): Promise<Taken> {
    checkIdempotencyKey(idempotencyKey, 'Idempotency-Key');
    this.budget.spend(player.userId, 1);
    return this.take({ ...player, gameId: scored.gameId, score: scored.score, idempotencyKey });
  }

  /** Results in the order of the items; one bad item spoils no other. */
  async submitBatch(player: Player, items: unknown[]): Promise<BatchResult[]> {
    this.budget.spend(player.userId, items.length * BATCH_ITEM_COST);
    return Promise.all(items.map((item) => this.submitItem(player, item)));
  }

  private async submitItem(player: Player, item: unknown): Promise<BatchResult> {
    try {
      const scored = isPlainBatchItem(item) ? item : validate(BatchedScoreDto, item, 'refuse');
      const { gameId, score, idempotencyKey } = scored;
      checkIdempotencyKey(idempotencyKey, 'idempotencyKey');
      const { submitted } = await this.take({ ...player, gameId, score, idempotencyKey });
      return { status: 200, ...submitted };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!error) throw thrown;
      return { status: error.status, code: error.code, message: error.message, ...withFields(error) };
    }
  }

  private async take(submission: Submission): Promise<Taken> {
    const playable = this.games.cachedPlayable(submission.gameId) ?? (await this.games.isPlayable(submission.gameId));
    if (!playable) throw gameNotPlayable();
    const { written, twin } = await this.writeOnce(submission);
    return { submitted: presentSubmitted(submission, written), replayed: twin || written.replayed };
  }

  private async writeOnce(submission: Submission): Promise<{ written: WrittenScore; twin: boolean }> {
    const { userId, idempotencyKey } = submission;
    if (idempotencyKey === undefined) return { written: await this.writer.write(submission), twin: false };
    const { result, twin } = await this.twins.run(
      `${userId} ${idempotencyKey}`,
      submission,
      () => this.writer.write(submission),
      idempotencyMismatch,
    );
    return { written: result, twin };
  }
}

function checkIdempotencyKey(key: string | undefined, field: string): void {
  if (key === undefined) return;
  if (key.length > MAX_IDEMPOTENCY_KEY || !VISIBLE_ASCII.test(key)) {
    throw validationFailed({ [field]: [`${field} must be 1 to ${MAX_IDEMPOTENCY_KEY} visible ASCII characters`] });
  }
}

const withFields = ({ details: { fields } }: AppError) => (fields ? { fields } : {});
