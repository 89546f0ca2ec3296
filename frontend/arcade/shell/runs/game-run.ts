import { isSeed } from '@gamegeek/arcade/game.js';
import type { GameRules } from '@gamegeek/arcade/game-rules.js';
import { Run } from '@gamegeek/arcade/run.js';
import type { ContinuedRun, PortRound } from '@gamegeek/contracts/play/port-messages.js';
import type { Scoreboard } from '../board/bridge.js';
import { practiceRun, sharedRun, type AnsweredRun, type RunEvents } from './answered-run.js';

/** A run with all that the player sees, or one whose inputs are answered. */
export type GameRun<State, Input> = Run<State, Input> | AnsweredRun<State, Input>;

/** A run and its round; without one, the run is for practice. */
export interface RoundRun<State, Input> {
  run: GameRun<State, Input>;
  round: PortRound | null;
}

const SEEDS = 2 ** 32;

export function newRun<State, Input>(
  game: GameRules<State, Input>,
  round: PortRound | null,
  board: Scoreboard | null,
  events: RunEvents,
): RoundRun<State, Input> {
  if (!('deal' in game)) return { run: new Run(game, isSeed(round?.seed) ? round.seed : randomSeed()), round };
  const shared = round && board && sharedRun(game, round, board, events);
  return shared ? { run: shared, round } : { run: practiceRun(game, randomSeed(), events), round: null };
}

/** A run that was left. Null if it is not one of this game, as after a change of its rules. */
export function continuedRun<State, Input>(
  game: GameRules<State, Input>,
  { round, log, ticks, answered }: ContinuedRun,
  board: Scoreboard,
  events: RunEvents,
): GameRun<State, Input> | null {
  if (!('deal' in game))
    return round.seed === null || log === null ? null : Run.resume(game, { seed: round.seed, log, ticks });
  const run = sharedRun(game, round, board, events);
  return run?.catchUp(answered) ? run : null;
}

/** For runs that are not counted. */
function randomSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}
