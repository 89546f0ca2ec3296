import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { ARCADE_GAMES, type ReplayableGame } from '@gamegeek/arcade/games.js';
import { paceFindingOf } from '@gamegeek/arcade/metas.js';
import type { PaceFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { notReproduced, tooFast } from './proofs.errors.js';
import { ReplayThread } from './replay-thread.js';

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
}

/** Checks scores of hosted games: a replay of the seed and the input log has to reach the score. */
@Injectable()
export class ScoreProofs implements OnModuleDestroy {
  private readonly thread = new ReplayThread();
  private readonly engines = new Map<string, Engine>(
    ARCADE_GAME_IDS.map((id) => [id, { module: ARCADE_ENGINES, secondsAtLeast: ARCADE_GAMES[id].secondsAtLeast }]),
  );

  /** Registers the engine of another game; `module` is the URL of a module that exports `ReplayEngines`. */
  register(arcadeId: string, module: string): void {
    this.engines.set(arcadeId, { module, secondsAtLeast: () => 0 });
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.close();
  }

  /** Throws `not_reproduced`, `too_fast`, or `unavailable` if too many replays wait. */
  async prove(arcadeId: string, { seed, log, score, seconds }: ClaimedRun): Promise<ProvedRun> {
    const engine = this.engines.get(arcadeId);
    if (engine === undefined || typeof log !== 'string') throw notReproduced();
    const longest = seconds + CLOCK_TOLERANCE;
    // Before the replay, which costs much more.
    if (engine.secondsAtLeast(seed, log) > longest) throw tooFast();
    const result = await this.thread.run({ engines: engine.module, arcadeId, seed, log });
    if (!result?.isOver || result.score !== score) throw notReproduced();
    if (result.seconds > longest) throw tooFast();
    return {
      achievements: result.achievements,
      finding: result.pace ? paceFindingOf(arcadeId, result.pace, seconds) : null,
    };
  }
}

/** In seconds. On the server, the round starts slightly later than in the game. */
const CLOCK_TOLERANCE = 2;
