import type { PaceFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';

/** What no human keeps up. A pace beyond it is a reason to look at a run, and no proof of anything. */
export interface HumanPace {
  /** Runs with fewer inputs are not judged. */
  inputs: number;
  /** More inputs per second, over the whole run: far above the fastest players. */
  perSecond: number;
  /**
   * A larger share of inputs that are too exact for a human: in the same tick as the previous input, or in the tick in
   * which the game has moved. Only for real-time games.
   */
  atOnce?: number;
}

/** The inputs of a replayed run. */
export interface RunPace {
  inputs: number;
  atOnce: number;
  /** The time of the game's clock; null for turn-based games, whose logs have no times. */
  clock: number | null;
}

/** Returns what is unusual about the pace of a run; `roundSeconds` are whole seconds since its start. */
export function unusualPace(human: HumanPace, run: RunPace, roundSeconds: number): PaceFinding | null {
  const { inputs, atOnce } = run;
  if (inputs < human.inputs) return null;
  const seconds = run.clock ?? roundSeconds + 1;
  const finding = { inputs, at_once: atOnce, seconds };
  if (inputs > human.perSecond * seconds) return { kind: 'rate', ...finding };
  if (human.atOnce !== undefined && atOnce > human.atOnce * inputs) return { kind: 'timing', ...finding };
  return null;
}
