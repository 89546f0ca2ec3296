import type { GameRules } from '@gamegeek/arcade/game-rules.js';
import { isRacedRun } from '@gamegeek/contracts/play/replay-messages.js';
import { Playback } from '../replay/playback.js';
import type { GameRun } from '../shell/runs/game-run.js';

/** The recorded run, as far as the player's run has got: at the same tick, or after as many inputs. */
export class Rival<State, Input> {
  private constructor(
    /** Null for the player's own run. */
    readonly name: string | null,
    /** At its end. */
    readonly total: number,
    private readonly playback: Playback<State, Input>,
  ) {}

  /** Null if the round is no race, or the run is none of this game. */
  static of<State, Input>(game: GameRules<State, Input>, race: unknown): Rival<State, Input> | null {
    if (!isRacedRun(race) || race.run.rulesVersion !== game.version) return null;
    const playback = Playback.open(game, race.run);
    return playback && new Rival(race.name, race.run.score, playback);
  }

  get state(): State {
    return this.playback.state;
  }

  /** How many points the player's run is ahead now, or at its end. */
  leadOf(run: GameRun<State, Input>): number {
    if (run.isOver) return run.score - this.total;
    const { playback } = this;
    while (!playback.isOver && (playback.isRealTime ? playback.ticks < run.ticks : playback.at < run.inputCount))
      playback.step();
    return run.score - playback.score;
  }
}
