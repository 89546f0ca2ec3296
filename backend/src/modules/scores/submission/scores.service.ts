import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import { toStored } from '@gamegeek/rules/boards/values.js';
import { Injectable } from '@nestjs/common';
import type { Doubt } from '@gamegeek/contracts/scores/doubts.js';
import { BATCH_ITEM_COST } from '@gamegeek/contracts/scores/score-limits.js';
import { MAX_IDEMPOTENCY_KEY, BatchedScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { BatchResult } from '@gamegeek/contracts/scores/batch.schemas.js';
import type { PaceFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { Sql } from '../../../core/database/sql.service.js';
import { validationFailed, type AppError } from '../../../core/errors/app-error.js';
import { toAppError } from '../../../core/errors/to-app-error.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { validate } from '../../../core/http/input/validate.js';
import { blocked, gameNotPlayable, outOfRange, tooFast } from '../../games/directory/games.errors.js';
import {
  GameDirectory,
  holdsDoubts,
  isOutOfRange,
  isTooFast,
  type BoardRules,
  type ScoreRules,
} from '../../games/directory/game-directory.service.js';
import { HeldScores } from '../held/held-scores.service.js';
import { TrialScores } from '../trials/trial-scores.service.js';
import { IdempotentBatches, itemKey, type BatchOutcome } from './idempotency/idempotent-batches.service.js';
import { isPlainBatchItem } from './plain-submission.js';
import { IdempotentReplay } from './idempotency/idempotent-replay.service.js';
import { ScoreBudget } from './score-budget.service.js';
import { ScoreWriter } from './commit/score-writer.service.js';
import { ScoreIds } from './commit/score-ids.service.js';
import { idempotencyMismatch, listedAlready, notYourKey, playsOnly } from './submission.errors.js';
import { targetOf, type TargetBoard } from './target-board.js';
import type { Player, SentScore, SentSubmission, Submission, WrittenScore } from './submission.js';
import { InFlightRequests } from './idempotency/in-flight-requests.js';

export interface SubmissionResult {
  answer: SubmittedScore;
  /** An earlier request with this key stored the score. */
  replayed: boolean;
  /** The game is not listed: only those who try it out see the score. */
  trial: boolean;
}

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

function presentSubmitted(submission: Submission, written: WrittenScore): SubmittedScore {
  return {
    id: written.id,
    userId: submission.userId,
    gameId: submission.gameId,
    score: submission.value,
    createdAt: written.createdAt,
    rank: written.rank,
    personalBest: written.personalBest,
    ...(submission.board === undefined ? {} : { board: submission.board }),
    ...(written.held && { status: 'held', reason: written.held }),
  };
}

/** Accepts scores: validates them, charges the budget, stores each idempotency key once (docs/api.md, section 4). */
@Injectable()
export class ScoresService {
  private readonly inFlight = new InFlightRequests<Submission, WrittenScore>(
    (a, b) => a.boardId === b.boardId && a.score === b.score,
  );

  constructor(
    private readonly games: GameDirectory,
    private readonly budget: ScoreBudget,
    private readonly writer: ScoreWriter,
    private readonly trials: TrialScores,
    private readonly held: HeldScores,
    private readonly ids: ScoreIds,
    private readonly replay: IdempotentReplay,
    private readonly batches: IdempotentBatches,
    private readonly sql: Sql,
    private readonly publisher: TransactionalPublisher,
  ) {}

  async submit(player: Player, sent: SentScore, idempotencyKey?: string): Promise<SubmissionResult> {
    checkIdempotencyKey(idempotencyKey, 'Idempotency-Key');
    this.budget.spend(player.userId, 1);
    const { gameId, board, score } = sent;
    return await this.accept({ ...player, gameId, board, score, idempotencyKey });
  }

  /** A score of a game that is not listed, which its creator alone sees. */
  async submitTest(
    { userId, username }: Player,
    { gameId, board, score }: SentScore,
    idempotencyKey?: string,
  ): Promise<SubmissionResult> {
    checkIdempotencyKey(idempotencyKey, 'Idempotency-Key');
    this.budget.spend(userId, 1);
    return this.accept({ userId, username, gameId, board, score, idempotencyKey, isTest: true });
  }

  /** Accepts a score of a `ScoreSender`, which has rate-limited it. */
  record(sent: SentSubmission): Promise<SubmissionResult> {
    checkIdempotencyKey(sent.idempotencyKey, 'Idempotency-Key');
    const { finding } = sent.origin ?? {};
    return finding ? this.acceptFlagged(sent, finding) : this.accept(sent);
  }

  /** Before the answer: a sender without an answer repeats the score, which is then flagged again. */
  private async acceptFlagged(sent: SentSubmission, finding: PaceFinding): Promise<SubmissionResult> {
    const result = await this.accept(sent);
    if (result.trial || result.answer.status === 'held') return result;
    const flagged = { scoreId: result.answer.id, finding };
    await this.sql.transaction((client) => this.publisher.emit(client, 'scores.flagged', flagged));
    return result;
  }

  /** Returns results in the order of the items; each item succeeds or fails independently. */
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
      const { idempotencyKey } = scored;
      checkIdempotencyKey(idempotencyKey, 'idempotencyKey');
      const { answer } = await this.accept({ ...player, ...scored, idempotencyKey: idempotencyKey ?? defaultKey });
      return { ...answer, status: answer.status === 'held' ? 202 : 200 };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!error) throw thrown;
      return { status: error.status, code: error.code, message: error.message, ...withFields(error) };
    }
  }

  private accept(sent: SentSubmission): Promise<SubmissionResult> {
    const rules = this.games.cachedRules(sent.gameId);
    if (rules) return this.acceptOn(targetOf(sent, rules), sent);
    return this.games.rulesOf(sent.gameId).then((game) => this.acceptOn(targetOf(sent, game), sent));
  }

  private acceptOn(
    board: TargetBoard,
    { score: value, board: name, ...sent }: SentSubmission,
  ): Promise<SubmissionResult> {
    const submission: Submission = {
      ...sent,
      boardId: board.id,
      // Null means that there is none.
      board: name ?? undefined,
      resets: board.resets,
      isSummed: board.policy === 'sum',
      value,
      score: toStored(board, value),
    };
    const { idempotencyKey } = submission;
    if (idempotencyKey === undefined) return this.write(submission).then((written) => resultOf(submission, written));
    return this.inFlight
      .run(`${submission.userId} ${idempotencyKey}`, submission, () => this.write(submission), idempotencyMismatch)
      .then(({ result, shared }) => resultOf(submission, result, shared));
  }

  /** Does not wait before the commit if the rules of the game are cached and allow the score. */
  private write(submission: Submission): Promise<WrittenScore> {
    const rules = this.games.cachedRules(submission.gameId);
    const isPlain = rules && !refusalOf(submission, rules) && !heldFor(submission, rules);
    return isPlain ? this.writer.write(submission) : this.writeUnlessRefused(submission);
  }

  private async writeUnlessRefused(submission: Submission): Promise<WrittenScore> {
    const { gameId, idempotencyKey } = submission;
    const { userId } = submission;
    const rules = submission.origin
      ? await this.games.playable(gameId, userId)
      : await this.games.launchable(gameId, { userId });
    const refusal = rules ? refusalOf(submission, rules) : gameNotPlayable();
    if (!refusal) return rules?.active ? this.writeListed(submission, rules) : this.writeTrial(submission);
    // A replay is still answered after the game was hidden or its rules were changed.
    const first = idempotencyKey === undefined ? undefined : await this.replay.find(submission);
    if (!first) throw refusal;
    return first;
  }

  /** A score of a listed game that does not refuse it. */
  private async writeListed(submission: Submission, rules: ScoreRules): Promise<WrittenScore> {
    const doubt = heldFor(submission, rules);
    if (!doubt) return this.writer.write(submission);
    const find = async () => (submission.idempotencyKey === undefined ? undefined : this.replay.find(submission));
    // Twice, because another node may hold the same score in between.
    const held = (await find()) ?? (await this.held.hold(submission, doubt)) ?? (await find());
    if (held) return held;
    // Too many scores wait: those that a game without `hold` would accept are accepted.
    if (doubt === 'pace') return this.writer.write(submission);
    throw doubt === 'too_fast' ? tooFast() : outOfRange(rulesFor(submission.board, rules));
  }

  /** A score of a draft or hidden game; a repeat may be one of a score from before the game was hidden. */
  private async writeTrial(submission: Submission): Promise<WrittenScore> {
    const earlier = submission.idempotencyKey === undefined ? undefined : await this.replay.find(submission);
    if (earlier) return earlier;
    const stored = await this.trials.store({ ...submission, id: await this.ids.take(1) });
    const row = stored ?? (await this.trials.find(submission));
    if (!row) throw gameNotPlayable();
    if (row.score !== submission.score) throw idempotencyMismatch();
    const { id, createdAt, personalBest, rank } = row;
    return { id, createdAt: createdAt.toISOString(), personalBest, rank, replayed: !stored, trial: true };
  }
}

const resultOf = (submission: Submission, written: WrittenScore, isShared = false): SubmissionResult => ({
  answer: presentSubmitted(submission, written),
  replayed: isShared || written.replayed,
  trial: written.trial ?? false,
});

/**
 * Why a game refuses a score, for the account that gets it. Every way a score comes in ends here: a key, a session, a
 * play token, the claim of a guest. A `ScoreSender` checks what only it knows: rounds and their duration.
 */
function refusalOf({ userId, value, board, origin, isTest }: Submission, rules: ScoreRules): AppError | undefined {
  if (rules.blocked.has(userId)) return blocked();
  if (isTest && rules.active) return listedAlready();
  const rulesOfBoard = rulesFor(board, rules);
  const { accepts } = rulesOfBoard;
  if (!isTest && !origin && accepts === 'plays') return playsOnly();
  if (!isTest && !origin && accepts === 'own_key' && !rules.makers.has(userId)) return notYourKey();
  return isOutOfRange(rulesOfBoard, value) && !holdsDoubts(rules, rulesOfBoard) ? outOfRange(rulesOfBoard) : undefined;
}

/** Of the board that was named; the rules of the main board are those of the game. */
const rulesFor = (board: string | undefined, rules: ScoreRules): BoardRules =>
  rules.boards.get(board ?? MAIN_BOARD) ?? rules;

/** Which rule a score breaks, if that lets it wait for a maker of the game. */
function heldFor({ value, board, origin }: Submission, rules: ScoreRules): Doubt | undefined {
  const rulesOfBoard = rulesFor(board, rules);
  if (!holdsDoubts(rules, rulesOfBoard)) return undefined;
  if (isOutOfRange(rulesOfBoard, value)) return 'out_of_range';
  if (origin && isTooFast(rulesOfBoard, origin.seconds)) return 'too_fast';
  return origin?.finding ? 'pace' : undefined;
}

/** Throws `validation_failed`. */
export function checkIdempotencyKey(key: string | undefined, field: string): void {
  if (key === undefined) return;
  if (key.length > MAX_IDEMPOTENCY_KEY || !VISIBLE_ASCII.test(key)) {
    throw validationFailed({ [field]: [`${field} must be 1 to ${MAX_IDEMPOTENCY_KEY} visible ASCII characters`] });
  }
}

const withFields = ({ details: { fields } }: AppError) => (fields ? { fields } : {});
