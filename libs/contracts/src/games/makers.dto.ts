import { Matches } from 'class-validator';
import { Trimmed } from '../validation/plain-text.js';

/** POST /api/games/{id}/makers and /transfer, and their forms. */
export class MakerDto {
  @Trimmed()
  @Matches(/^[A-Za-z0-9_.-]{3,32}$/, { message: 'Please enter the name of a player' })
  username: string;
}
