import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { replayedGame, type ReplayableGame } from '@gamegeek/arcade/games.js';
import { timesOfClear, type RunTime } from '@gamegeek/arcade/run-times.js';
import { paceFindingOf } from '@gamegeek/arcade/metas.js';
import type { PaceFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { tooFast } from '../../games/directory/games.errors.js';
import { notReproduced } from './proofs.errors.js';
import type { ReplayResult, ReplayRequest } from './replay.js';
import { workerBeside, WorkerThread } from '../../../core/jobs/worker-thread.js';
import { REPLAY_LIMITS } from '../../../config/limits.js';

const ARCADE_ENGINES = new URL('./arcade-engines.js', import.meta.url).href;

interface Engine extends Pick<ReplayableGame, 'secondsAtLeast'> {
  /** The URL of a module that exports `ReplayEngines`. */
  module: string;
}

export interface ClaimedRun {
  seed: number;
  /** The input log as sent; not validated. */
  log: unknown;
  score: number;
  /** Seconds that the player had for the run, by the clock of the server. */
  seconds: number;
}

export interface ProvedRun {
  /** The ids of the achievements that it earns. */
  achievements: string[];
  /** A pace that no human keeps up. */
  finding: PaceFinding | null;
  /** Undefined if the run is not recorded. */
  ticks: number | undefined;
  /** For the boards of times of the game. */
  times: RunTime[];
}

/** Replays logs one at a time in a worker thread. */
class ReplayThread extends WorkerThread<ReplayRequest, ReplayResult | null> {
  constructor() {
    super({ module: workerBeside(import.meta.url, 'replay'), ...REPLAY_LIMITS });
  }
}

/** Checks scores of hosted games: a replay of the seed and the input log has to reach the score. */
@Injectable()
export class ScoreProofs implements OnModuleDestroy {
  private readonly thread = new ReplayThread();
  private readonly engines = new Map<string, Engine>(
    ARCADE_GAME_IDS.flatMap((id) => {
      const game = replayedGame(id);
      return game ? [[id, { module: ARCADE_ENGINES, secondsAtLeast: game.secondsAtLeast }] as const] : [];
    }),
  );

  /** Registers the engine of another game; `module` is the URL of a module that exports `ReplayEngines`. */
  register(arcadeId: string, module: string): void {
    this.engines.set(arcadeId, { module, secondsAtLeast: () => 0 });
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.close();
  }

  /** Replays the log that was sent. Throws `not_reproduced`, `too_fast`, or `unavailable` if too many replays wait. */
  async prove(arcadeId: string, { seed, log, score, seconds }: ClaimedRun): Promise<ProvedRun> {
    const engine = this.engines.get(arcadeId);
    if (engine === undefined || typeof log !== 'string') throw notReproduced();
    // Before the replay, which costs much more.
    if (engine.secondsAtLeast(seed, log) > seconds + CLOCK_TOLERANCE) throw tooFast();
    const run = await this.thread.run({ engines: engine.module, arcadeId, seed, log });
    return this.check(arcadeId, run, { score, seconds });
  }

  /** Checks a replayed run. Throws `not_reproduced` or `too_fast`. */
  check(
    arcadeId: string,
    run: ReplayResult | null,
    { score, seconds }: Pick<ClaimedRun, 'score' | 'seconds'>,
  ): ProvedRun {
    if (!run?.isOver || run.score !== score) throw notReproduced();
    if (run.seconds > seconds + CLOCK_TOLERANCE) throw tooFast();
    const { achievements, ticks, pace } = run;
    const times = run.times ?? timesOfClear(arcadeId, achievements, seconds);
    return { achievements, ticks, times, finding: pace ? paceFindingOf(arcadeId, pace, seconds) : null };
  }
}

/** In seconds. On the server, the round starts slightly later than in the game. */
const CLOCK_TOLERANCE = 2;
