import { Injectable } from '@nestjs/common';
import { BATCH_ITEM_COST } from '@gamegeek/contracts/scores/score-limits.js';
import { MAX_IDEMPOTENCY_KEY, BatchedScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { BatchResult, SubmittedScore } from '@gamegeek/contracts/scores/scores.types.js';
import { validationFailed, type AppError } from '../../../core/errors/app-error.js';
import { toAppError } from '../../../core/errors/to-app-error.js';
import { validate } from '../../../core/http/validate.js';
import {
  blocked,
  GameDirectory,
  gameNotPlayable,
  isOutOfRange,
  outOfRange,
  type ScoreRules,
} from '../../games/index.js';
import { IdempotentBatches, itemKey, type BatchOutcome } from './idempotency/idempotent-batches.service.js';
import { isPlainBatchItem } from './plain-submission.js';
import { IdempotentReplay } from './idempotency/idempotent-replay.service.js';
import { ScoreBudget } from './score-budget.service.js';
import { presentSubmitted } from './score.presenter.js';
import { ScoreWriter } from './commit/score-writer.service.js';
import { idempotencyMismatch, playsOnly } from './submission.errors.js';
import type { Submission, WrittenScore } from './submission.js';
import { InFlightRequests } from './idempotency/in-flight-requests.js';

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

/** Accepts scores: checked, within the player's budget, once for each idempotency key, durable (docs/api.md, section 4). */
@Injectable()
export class ScoresService {
  private readonly inFlight = new InFlightRequests<Submission, WrittenScore>(
    (a, b) => a.gameId === b.gameId && a.score === b.score,
  );

  constructor(
    private readonly games: GameDirectory,
    private readonly budget: ScoreBudget,
    private readonly writer: ScoreWriter,
    private readonly replay: IdempotentReplay,
    private readonly batches: IdempotentBatches,
  ) {}

  async submit(player: Player, scored: { gameId: number; score: number }, idempotencyKey?: string): Promise<Taken> {
    checkIdempotencyKey(idempotencyKey, 'Idempotency-Key');
    this.budget.spend(player.userId, 1);
    return this.take({ ...player, gameId: scored.gameId, score: scored.score, idempotencyKey });
  }

  /** A score of a `ScoreSender`, which has checked and limited it. */
  async record(submission: Submission): Promise<Taken> {
    checkIdempotencyKey(submission.idempotencyKey, 'Idempotency-Key');
    return this.take(submission);
  }

  /** Results in the order of the items; one bad item spoils no other. */
  async submitBatch(player: Player, items: unknown[], batchKey?: string): Promise<BatchOutcome> {
    checkIdempotencyKey(batchKey, 'Idempotency-Key');
    this.budget.spend(player.userId, items.length * BATCH_ITEM_COST);
    const submitAll = () =>
      Promise.all(
        items.map((item, index) =>
          this.submitItem(player, item, batchKey === undefined ? undefined : itemKey(batchKey, index)),
        ),
      );
    if (batchKey === undefined) return { results: await submitAll(), replayed: false };
    return this.batches.process({ ownerId: player.userId, key: batchKey, items }, submitAll);
  }

  private async submitItem(player: Player, item: unknown, defaultKey: string | undefined): Promise<BatchResult> {
    try {
      const scored = isPlainBatchItem(item) ? item : validate(BatchedScoreDto, item, 'refuse');
      const { gameId, score, idempotencyKey } = scored;
      checkIdempotencyKey(idempotencyKey, 'idempotencyKey');
      const { submitted } = await this.take({ ...player, gameId, score, idempotencyKey: idempotencyKey ?? defaultKey });
      return { status: 200, ...submitted };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!error) throw thrown;
      return { status: error.status, code: error.code, message: error.message, ...withFields(error) };
    }
  }

  private take(submission: Submission): Promise<Taken> {
    const { idempotencyKey } = submission;
    if (idempotencyKey === undefined) return this.write(submission).then((written) => taken(submission, written));
    return this.inFlight
      .run(`${submission.userId} ${idempotencyKey}`, submission, () => this.write(submission), idempotencyMismatch)
      .then(({ result, shared }) => taken(submission, result, shared));
  }

  /** Without a wait of its own where the game is known and takes the score. */
  private write(submission: Submission): Promise<WrittenScore> {
    const rules = this.games.cachedRules(submission.gameId);
    return rules && !refusalOf(submission, rules) ? this.writer.write(submission) : this.writeUnlessRefused(submission);
  }

  private async writeUnlessRefused(submission: Submission): Promise<WrittenScore> {
    const { gameId, idempotencyKey } = submission;
    const rules = this.games.cachedRules(gameId) ?? (await this.games.launchable(gameId));
    const refusal = rules ? refusalOf(submission, rules) : gameNotPlayable();
    if (!refusal) return this.writer.write(submission);
    // The first answer still counts when the game has been hidden, or its rules changed, since.
    const first = idempotencyKey === undefined ? undefined : await this.replay.find(submission);
    if (!first) throw refusal;
    return first;
  }
}

const taken = (submission: Submission, written: WrittenScore, isShared = false): Taken => ({
  submitted: presentSubmitted(submission, written),
  replayed: isShared || written.replayed,
});

/** Why a game does not take a score. A play has been checked by its sender. */
function refusalOf({ userId, score, origin }: Submission, rules: ScoreRules): AppError | undefined {
  if (origin) return undefined;
  if (rules.blocked.has(userId)) return blocked();
  if (rules.accepts === 'plays') return playsOnly();
  return isOutOfRange(rules, score) ? outOfRange() : undefined;
}

function checkIdempotencyKey(key: string | undefined, field: string): void {
  if (key === undefined) return;
  if (key.length > MAX_IDEMPOTENCY_KEY || !VISIBLE_ASCII.test(key)) {
    throw validationFailed({ [field]: [`${field} must be 1 to ${MAX_IDEMPOTENCY_KEY} visible ASCII characters`] });
  }
}

const withFields = ({ details: { fields } }: AppError) => (fields ? { fields } : {});
