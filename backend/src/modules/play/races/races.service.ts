import { currentVersionOf } from '@gamegeek/arcade/games.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { FinishRaceDto } from '@gamegeek/contracts/races/races.dto.js';
import type { RaceResult, RacesOfRun } from '@gamegeek/contracts/races/races.schemas.js';
import { Injectable } from '@nestjs/common';
import { AppError, forbidden, notFound } from '../../../core/errors/app-error.js';
import { RecordingsRepository, type RecordingRow, type RunRow } from '../recordings/recordings.repository.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { Rounds } from '../rounds/rounds.service.js';
import { PlayBudget } from '../scores/play-budget.service.js';
import { wrongGame } from '../tokens/play-tokens.errors.js';
import type { PlayToken } from '../tokens/play-token.js';
import { RacesRepository } from './races.repository.js';

const otherRules = () =>
  new AppError('rules_gone', 'This run was played by other rules than the game has now, so it cannot be raced.');

const dailyIsOpen = () => forbidden('This run is of the daily of today. It can be raced tomorrow.');

const noRace = () => new AppError('round_invalid', 'This round is no race. Send its score to POST /api/scores.');

const otherRun = () => new AppError('round_invalid', 'This round races another run.');

/** Races against recorded runs, with their seeds: practice, which counts on no board. */
@Injectable()
export class Races {
  constructor(
    private readonly repository: RacesRepository,
    private readonly recordings: RecordingsRepository,
    private readonly rounds: Rounds,
    private readonly roundsRepository: RoundsRepository,
    private readonly budget: PlayBudget,
  ) {}

  /** Throws `not_found`, `forbidden` (of the daily of today), `rules_gone` or `wrong_game`. */
  async begin(scoreId: number, play: PlayToken): Promise<RoundAnswer> {
    const { gameId, seed } = await this.read(scoreId);
    if (gameId !== play.gameId) throw wrongGame();
    return this.rounds.start(play, (log) => this.roundsRepository.start(play.sessionId, log, { scoreId, seed }));
  }

  /** Checks the run by a replay, and compares it with the recorded one: that of this score, if it is given. */
  async finish({ round: text, score, log }: FinishRaceDto, play: PlayToken, scoreId?: number): Promise<RaceResult> {
    this.budget.spend(play);
    const round = await this.rounds.read(text, play);
    if (round.racedScoreId === null) throw noRace();
    if (scoreId !== undefined && round.racedScoreId !== scoreId) throw otherRun();
    const run = await this.read(round.racedScoreId);
    await this.rounds.prove(run.arcadeId, round, { score, log });
    // Players who race themselves are not counted.
    if (run.userId !== play.playerId) {
      await this.repository.record({ scoreId: run.scoreId, playerId: play.playerId, score });
    }
    return { score, target: run.score, won: score > run.score };
  }

  /** Null if the run cannot be raced. */
  async ofRun(run: RunRow): Promise<RacesOfRun | null> {
    return canBeRaced(run) ? this.repository.count(run.scoreId, run.score) : null;
  }

  /** Throws `not_found`, `forbidden` or `rules_gone` if there is no run that can be raced. */
  async read(scoreId: number): Promise<RecordingRow & { arcadeId: string }> {
    const run = await this.recordings.read(scoreId);
    if (!run) throw notFound('This recording');
    if (run.openDay !== null) throw dailyIsOpen();
    if (!canBeRaced(run)) throw otherRules();
    return run;
  }
}

/** Both runs are played by the rules of today. The seed of the daily stays secret for its day. */
export const canBeRaced = <R extends RunRow>(run: R): run is R & { arcadeId: string } =>
  run.arcadeId !== null && run.hasLog && run.openDay === null && run.rulesVersion === currentVersionOf(run.arcadeId);
