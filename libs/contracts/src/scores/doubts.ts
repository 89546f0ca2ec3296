/** Which rule of its game a held score breaks. */
export const DOUBTS = ['out_of_range', 'too_fast', 'pace'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Held scores of a game, and of one of its players; further ones are refused. */
export const HELD_PER_GAME = 500;
export const HELD_PER_PLAYER = 10;
