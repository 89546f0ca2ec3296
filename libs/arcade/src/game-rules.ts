import type { ArcadeGame } from './game.js';
import type { SecretGame } from './secret-game.js';

export type GameRules<State, Input> = ArcadeGame<State, Input> | SecretGame<State, Input>;

/** Rules, whatever their states and inputs are. */
export type AnyGame = GameRules<unknown, unknown>;
