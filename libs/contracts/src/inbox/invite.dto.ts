import { Matches } from 'class-validator';
import { Trimmed } from '../validation/plain-text.js';

/** POST /api/games/{id}/invites, and its form. */
export class InviteDto {
  @Trimmed()
  @Matches(/^[A-Za-z0-9_.-]{3,32}$/, { message: 'Please enter the name of a player' })
  username: string;
}
