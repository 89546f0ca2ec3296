import { Injectable } from '@nestjs/common';
import { secretGame } from '@gamegeek/arcade/games.js';
import { achievementsEarned } from '@gamegeek/arcade/metas.js';
import type { GuessDto } from '@gamegeek/contracts/play/play.dto.js';
import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import type { GuessAnswer, ResumedRound, RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.service.js';
import { CallLog } from '../../games/calls/call-log.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { Guests } from '../guests/guests.service.js';
import type { ReplayResult } from '../proofs/replay.js';
import { ScoreProofs, type ProvedRun } from '../proofs/score-proofs.service.js';
import type { PlayToken } from '../tokens/play-token.js';
import { callOf } from '../call-of.js';
import { keyedRandom } from './keyed-random.js';
import { roundIdOf, roundText, seedNumber, type Round } from './round.js';
import { RoundsRepository, type RoundRow, type StartedRound } from './rounds.repository.js';
import { AppError, validationFailed } from '../../../core/errors/app-error.js';

const roundInvalid = () => new AppError('round_invalid', 'This round is not valid for this play.');

const roundEnded = () =>
  new AppError('round_invalid', 'This round has ended, because the next one of its session was started.');

const inputTaken = (inputs: number) =>
  new AppError('conflict', `This round has had ${inputs} inputs, and none of them can be changed.`, {
    fields: { at: [`The next input is at ${inputs}.`] },
  });

const inputNotAllowed = () => validationFailed({ input: ['The rules of the game do not allow this input now.'] });

@Injectable()
export class Rounds {
  constructor(
    private readonly limits: RateLimits,
    private readonly visitors: VisitorLimits,
    private readonly games: GameDirectory,
    private readonly guests: Guests,
    private readonly repository: RoundsRepository,
    private readonly calls: CallLog,
    private readonly proofs: ScoreProofs,
  ) {}

  /** Starts a round, which ends the earlier ones of the session. `store` inserts it; by default with a random seed. */
  start(
    play: PlayToken,
    store = (log: string | null) => this.repository.start(play.sessionId, log),
  ): Promise<RoundAnswer> {
    return this.calls.follow(callOf(play, 'round'), () => this.begin(play, store));
  }

  private async begin(
    { gameId, playerId }: PlayToken,
    store: (log: string | null) => Promise<StartedRound>,
  ): Promise<RoundAnswer> {
    await this.limits.consume('round', playerId);
    const game = await this.secretGameOf({ gameId, playerId });
    const { id, seed, startedAt } = await store(game?.encode([]) ?? null);
    return {
      round: roundText(id),
      seed: game ? null : seedNumber({ seed }),
      opening: game?.deal(keyedRandom(seed)).opening ?? null,
      startedAt: startedAt.toISOString(),
      expiresAt: new Date(startedAt.getTime() + ROUND_LIVES).toISOString(),
    };
  }

  /**
   * Reads the round of a score. It has to be started in the same session or by the same player, also as a guest whom
   * the player has claimed. Throws `round_invalid`.
   */
  async read(text: string, play: PlayToken): Promise<RoundRow> {
    const id = roundIdOf(text);
    const round = id === undefined ? undefined : await this.repository.read(id);
    if (!round || round.gameId !== play.gameId || !(await this.isOurs(round, play))) throw roundInvalid();
    return round;
  }

  /**
   * Answers an input of a game with hidden information, by a replay of the stored log. Inputs are only added: a repeat
   * of an earlier one is answered as before, and another one at its place is refused. Unknown ones are not added.
   */
  async guess({ round: text, at, input: written }: GuessDto, play: PlayToken, address: string): Promise<GuessAnswer> {
    await this.limits.consume('guess', play.playerId);
    await this.limits.consume('guessAddress', address);
    // Counted as a visitor before, whose limit is too low for several players at an address.
    await this.visitors.refund(address, 1);
    for (;;) {
      const { id, seed, log, game, inputs } = await this.readOpen(text, play);
      const input = game.read(written);
      if (input === null) throw inputNotAllowed();
      const isNew = at === inputs.length;
      if (!isNew && (at > inputs.length || game.write(inputs[at]) !== written)) throw inputTaken(inputs.length);
      const run = game.deal(keyedRandom(seed));
      for (const earlier of inputs.slice(0, at)) run.ask(earlier);
      const answer = run.ask(input);
      if (!answer) throw inputNotAllowed();
      // The log does not have unknown inputs.
      const isStored = !isNew || run.log === log;
      if (isStored || (await this.repository.extendLog(id, log, run.log))) return { answer };
    }
  }

  /** The inputs of a round that is not over, for a player whose page was reloaded. */
  async resume(text: string, play: PlayToken): Promise<ResumedRound> {
    await this.limits.consume('round', play.playerId);
    const { seed, game, inputs } = await this.readOpen(text, play);
    const run = game.deal(keyedRandom(seed));
    const answered = inputs.flatMap((input) => {
      const answer = run.ask(input);
      return answer ? [{ input: game.write(input), answer }] : [];
    });
    return { opening: run.opening, answered };
  }

  /**
   * Checks the run of a round by a replay: of the log that was sent, or of the server's own. Throws `not_reproduced`,
   * `too_fast`, or `unavailable` if too many replays wait.
   */
  async prove(arcadeId: string, round: Round, { score, log }: { score: number; log: unknown }): Promise<ProvedRun> {
    const { seconds } = round;
    return round.log === null
      ? this.proofs.prove(arcadeId, { seed: seedNumber(round), log, score, seconds: Math.floor(seconds) })
      : this.proofs.check(arcadeId, this.replay(arcadeId, round), { score, seconds });
  }

  /** Replays the stored log of a game with hidden information. */
  private replay(arcadeId: string, { seed, log }: Round): ReplayResult | null {
    const run = secretGame(arcadeId)?.replay(keyedRandom(seed), log);
    return run ? { ...run, achievements: achievementsEarned(arcadeId, run) } : null;
  }

  /** Reads a round of a game with hidden information that takes inputs. Throws `round_invalid`. */
  private async readOpen(text: string, play: PlayToken) {
    const game = await this.secretGameOf(play);
    const { id, seed, log, hasEnded } = await this.read(text, play);
    const inputs = game?.decode(log);
    if (!game || !inputs || log === null) throw roundInvalid();
    if (hasEnded) throw roundEnded();
    return { id, seed, log, game, inputs };
  }

  private async secretGameOf({ gameId, playerId }: Pick<PlayToken, 'gameId' | 'playerId'>) {
    const rules = this.games.cachedRules(gameId) ?? (await this.games.playable(gameId, playerId));
    return secretGame(rules?.arcadeId ?? '');
  }

  private async isOurs(
    { sessionId, userId, guestId }: RoundRow,
    { guest, playerId, ...play }: PlayToken,
  ): Promise<boolean> {
    if (sessionId === play.sessionId || userId === playerId || guestId === playerId) return true;
    // The player began the round as a guest.
    return !guest && guestId !== null && this.guests.isClaimedBy(guestId, playerId);
  }
}
