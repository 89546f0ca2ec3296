import { toValue } from '@gamegeek/rules/boards/values.js';
import { AppError } from '../../../core/errors/app-error.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { KEPT_TRIALS_JOB } from '../../games/authoring/authoring.service.js';
import { ScoresService } from '../submission/scores.service.js';
import { TrialScoresRepository, type KeptTrial } from './trial-scores.repository.js';

const BATCH = 100;

/**
 * Submits the trial scores that are kept when a game is listed, each once: its key recognises a score that was submitted
 * before a crash, and its row is deleted afterwards.
 */
@ScheduledJob()
export class SubmitKeptTrialsJob {
  readonly name = KEPT_TRIALS_JOB;
  readonly every = 60_000;

  constructor(
    private readonly repository: TrialScoresRepository,
    private readonly scores: ScoresService,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const kept = await this.repository.kept(BATCH);
      for (const trial of kept) {
        await this.submit(trial);
        await this.repository.deleteKept(trial.id);
      }
      if (kept.length < BATCH) return;
    }
  }

  /** A refused score is not kept: its player may have been blocked, or the bounds changed. */
  private async submit({ id, sessionId, seconds, direction, decimals, ...trial }: KeptTrial): Promise<void> {
    const origin =
      sessionId !== null && seconds !== null
        ? { sessionId, seconds, verified: false, achievements: [], finding: null }
        : undefined;
    try {
      const score = toValue({ direction, decimals }, trial.score);
      await this.scores.record({ ...trial, score, idempotencyKey: `trial:${id}`, ...(origin && { origin }) });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    }
  }
}
