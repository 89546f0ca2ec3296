import { Trimmed } from '../validation/plain-text.js';
import { PlayerName } from '../validation/player-name.js';

/** POST /api/games/{id}/invites, and its form. */
export class InviteDto {
  @Trimmed()
  @PlayerName()
  username: string;
}
