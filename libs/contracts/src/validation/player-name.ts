import { Matches } from 'class-validator';

/** The name of another player. */
export const PlayerName = (): PropertyDecorator =>
  Matches(/^[A-Za-z0-9_.-]{3,32}$/, { message: 'Please enter the name of a player' });
