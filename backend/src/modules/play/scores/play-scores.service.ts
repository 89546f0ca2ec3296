import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import {
  isOwnRecording,
  OWN_RECORDING,
  OWN_RECORDING_BYTES,
  readOwnRecording,
} from '@gamegeek/contracts/play/own-recordings.js';
import type { SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { RunTime } from '@gamegeek/arcade/run-times.js';
import { AppError, validationFailed } from '../../../core/errors/app-error.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.service.js';
import {
  GameDirectory,
  holdsDoubts,
  isOutOfRange,
  isTooFast,
  type BoardOfGame,
  type ScoreRules,
} from '../../games/directory/game-directory.service.js';
import { gameNotPlayable, outOfRange, tooFast } from '../../games/directory/games.errors.js';
import type { ScoreAnswer, ScoreRequest, ScoreSender } from '../../scores/submission/score-request.js';
import { ScoreRequests } from '../../scores/submission/score-requests.service.js';
import { boardOf } from '../../scores/submission/target-board.js';
import { ScoresService } from '../../scores/submission/scores.service.js';
import type { Recording, ScoreOrigin } from '../../scores/submission/submission.js';
import { DailyRuns } from '../daily/daily-runs.service.js';
import { Guests } from '../guests/guests.service.js';
import type { ProvedRun } from '../proofs/score-proofs.service.js';
import { Rounds } from '../rounds/rounds.service.js';
import type { Round } from '../rounds/round.js';
import { PLAY_TOKEN_PREFIX, type PlayToken } from '../tokens/play-token.js';
import { wrongGame } from '../tokens/play-tokens.errors.js';
import { PlayTokens } from '../tokens/play-tokens.service.js';
import { roundKey } from '../round-key.js';
import { PlayBudget } from './play-budget.service.js';
import { playedScore } from './played-score.js';

const isRace = () => new AppError('round_invalid', 'This round is a race, whose score counts on no board.');

const roundRequired = () => new AppError('round_required', 'This game needs a round for each score.');

/** Accepts scores with play tokens. */
@Injectable()
export class PlayScores implements ScoreSender, OnModuleInit {
  readonly prefix = PLAY_TOKEN_PREFIX;
  readonly way = 'play';

  constructor(
    private readonly requests: ScoreRequests,
    private readonly visitors: VisitorLimits,
    private readonly tokens: PlayTokens,
    private readonly budget: PlayBudget,
    private readonly games: GameDirectory,
    private readonly rounds: Rounds,
    private readonly scores: ScoresService,
    private readonly guests: Guests,
    private readonly dailies: DailyRuns,
  ) {}

  onModuleInit(): void {
    this.requests.register(this);
  }

  isLive(credential: string): Promise<boolean> {
    return this.tokens.isLive(credential);
  }

  async send(request: ScoreRequest, credential: string, sent: SubmitScoreDto): Promise<ScoreAnswer> {
    const token = this.tokens.cached(credential) ?? (await this.verify(request, credential));
    request.gameId = token.gameId;
    if (token.guest) request.way = 'guest';
    else request.userId = token.playerId;
    // First, because the address is not charged for the refusals that follow.
    this.budget.spend(token);
    if (token.gameId !== sent.gameId) throw wrongGame();
    const round = sent.round === undefined ? undefined : await this.rounds.read(sent.round, token);
    if (round && round.racedScoreId !== null) throw isRace();
    const seconds = Math.floor(round?.seconds ?? secondsSince(token.startedAt));
    const rules = this.games.cachedRules(sent.gameId) ?? (await this.games.playable(sent.gameId, token.playerId));
    // Without rules, the game accepts no scores, and only repeats are answered.
    const board = rules && boardOf(sent, rules);
    if (rules && board) check(rules, board, sent, { seconds, isGuest: token.guest });
    const own = rules?.arcadeId === null ? ownRecording(sent) : null;
    const checked = rules && round ? await this.prove(rules, sent, round) : NOT_PROVED;
    const { times, ...proof } = own ? { ...NOT_PROVED, recording: own } : checked;
    // A round counts once, with any idempotency key.
    const key = round ? roundKey(round.id) : request.idempotencyKey;
    // The daily is ranked by the score of the run, not by a value of another board.
    const counted = round?.day && (sent.board ?? MAIN_BOARD) === MAIN_BOARD ? round.id : undefined;
    const origin = { sessionId: token.sessionId, seconds, ...proof };
    if (token.guest) {
      if (!rules || !board) throw gameNotPlayable();
      if (!rules.active) return notKept(sent, proof.verified);
      const isNamed = typeof sent.board === 'string';
      const run = { board, isNamed, score: sent.score, seconds, ...proof, idempotencyKey: key };
      const saved = await this.guests.submit(token, run);
      if (counted) await this.dailies.finish(counted, saved.answer, origin);
      return saved;
    }
    const { answer, replayed } = await this.scores.record({
      userId: token.playerId,
      username: token.username,
      gameId: sent.gameId,
      board: sent.board,
      score: sent.score,
      idempotencyKey: key,
      origin,
    });
    if (counted) await this.dailies.finish(counted, answer, origin);
    if (answer.status !== 'held') await this.recordTimes(token, rules, { times, seconds, key });
    return { answer: playedScore(answer, proof.verified), replayed };
  }

  /** Records the times of a checked run on the boards of times that its game has; again with a repeat of the score. */
  private async recordTimes(
    { playerId, username, gameId, sessionId }: PlayToken,
    rules: ScoreRules | undefined,
    { times, seconds, key }: { times: RunTime[]; seconds: number; key: string | undefined },
  ): Promise<void> {
    const origin = { sessionId, seconds, ...NOT_PROVED_RUN, verified: true };
    for (const { slug: board, milliseconds: score } of times) {
      if (!rules?.boards.has(board)) continue;
      const idempotencyKey = `${key}:${board}`;
      await this.scores.record({ userId: playerId, username, gameId, board, score, idempotencyKey, origin });
    }
  }

  /** A score with a token that is not accepted counts for its address. */
  private async verify(request: ScoreRequest, credential: string): Promise<PlayToken> {
    try {
      return await this.tokens.verify(credential, () => request.address);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) await this.visitors.consume(request.address);
      throw error;
    }
  }

  /** Verifies the run by a replay if the game supports it: of the log that was sent, or of the server's own. */
  private async prove({ arcadeId }: ScoreRules, { score, details }: SubmitScoreDto, round: Round): Promise<Proof> {
    if (arcadeId === null) return NOT_PROVED;
    const log = round.log ?? details?.log;
    const { achievements, finding, ticks, times } = await this.rounds.prove(arcadeId, round, { score, log });
    return { verified: true, achievements, finding, times, recording: recordingOf(round, log, ticks) };
  }
}

/**
 * Throws if the rules of the game refuse the play. `ScoresService` checks those for the account that gets the score, and
 * holds those of players; the scores of guests, who have no inbox, are refused.
 */
function check(
  rules: ScoreRules,
  board: BoardOfGame,
  { score, round }: SubmitScoreDto,
  { seconds, isGuest }: { seconds: number; isGuest: boolean },
): void {
  const refuses = isGuest || !holdsDoubts(rules, board);
  if (refuses && isOutOfRange(board, score)) throw outOfRange(board);
  if (round === undefined && (board.needsRound || rules.arcadeId !== null)) throw roundRequired();
  if (refuses && isTooFast(board, seconds)) throw tooFast();
}

type Proof = Pick<ScoreOrigin, 'verified' | 'achievements' | 'finding' | 'recording'> & Pick<ProvedRun, 'times'>;

const NOT_PROVED_RUN = { verified: false, achievements: [], finding: null, recording: null };

const NOT_PROVED: Proof = { ...NOT_PROVED_RUN, times: [] };

/** A log that was replayed begins with the version of the rules. */
function recordingOf({ seed }: Round, log: unknown, ticks: ProvedRun['ticks']): Recording | null {
  if (typeof log !== 'string' || ticks === undefined) return null;
  return { rulesVersion: parseInt(log, 10), seed: seed.toString('hex'), log, ticks };
}

/** What a game whose runs are not replayed has recorded of this one; null if it has not. */
function ownRecording({ details }: SubmitScoreDto): Recording | null {
  const log = details?.log;
  if (!isOwnRecording(log)) return null;
  const bytes = readOwnRecording(log);
  if (bytes === undefined) throw validationFailed({ details: [RECORDING_RULE] });
  return { rulesVersion: 0, seed: '', log: bytes, ticks: 0 };
}

const RECORDING_RULE = `details.log that begins with ${OWN_RECORDING} must be a recording of 1 to ${OWN_RECORDING_BYTES} bytes as Base64`;

/** Guests try a draft out without a score: claimed later, it would be one of the listed game. */
const notKept = ({ gameId, score }: SubmitScoreDto, verified: boolean): ScoreAnswer => ({
  answer: {
    ...{ id: null, userId: null, gameId, score, createdAt: new Date().toISOString(), rank: null, personalBest: false },
    ...{ status: 'guest', verified, wouldBeRank: null, reason: 'guest' },
  },
  replayed: false,
});

const secondsSince = (time: number) => Math.max((Date.now() - time) / 1_000, 0);
