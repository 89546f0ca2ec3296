import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { notReproduced, tooFast } from './proofs.errors.js';
import { ReplayThread } from './replay-thread.js';

const ARCADE_ENGINES = new URL('./arcade-engines.js', import.meta.url).href;

export interface ClaimedRun {
  seed: number;
  /** The input log, as it was sent. */
  log: unknown;
  score: number;
  /** How long the player had time for it, by our clock. */
  seconds: number;
}

/** Proves scores of hosted games: the same engine plays the seed and the input log again, and must reach the score. */
@Injectable()
export class ScoreProofs implements OnModuleDestroy {
  private readonly thread = new ReplayThread();
  /** The address of the module with each game's engine. */
  private readonly engines = new Map<string, string>(ARCADE_GAME_IDS.map((id) => [id, ARCADE_ENGINES]));

  /** Another game with an engine; `module` exports what `ReplayEngines` says. */
  register(arcadeId: string, module: string): void {
    this.engines.set(arcadeId, module);
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.close();
  }

  /** Answers the achievements that the run earns. Throws `not_reproduced`, `too_fast`, or `unavailable` when too many wait. */
  async prove(arcadeId: string, { seed, log, score, seconds }: ClaimedRun): Promise<string[]> {
    const engines = this.engines.get(arcadeId);
    if (engines === undefined || typeof log !== 'string') throw notReproduced();
    const result = await this.thread.run({ engines, arcadeId, seed, log });
    if (!result?.isOver || result.score !== score) throw notReproduced();
    if (result.seconds > seconds + CLOCK_TOLERANCE) throw tooFast();
    return result.achievements;
  }
}

/** The round begins on our clock a little after it does in the game, in seconds. */
const CLOCK_TOLERANCE = 2;
