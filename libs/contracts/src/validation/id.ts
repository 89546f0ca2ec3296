import { IsInt, Max, Min } from 'class-validator';
import { compose } from './compose.js';

/** Ids are 32-bit in the database. */
export const ID_MAX = 2_147_483_647;

/** The id of a selection; `message` asks for one. */
export function ChosenId(message: string): PropertyDecorator {
  return compose(IsInt({ message }), Min(1, { message }), Max(ID_MAX, { message }));
}
