import { Trimmed } from '../validation/plain-text.js';
import { PlayerName } from '../validation/player-name.js';

/** POST /api/games/{id}/makers and /transfer, and their forms. */
export class MakerDto {
  @Trimmed()
  @PlayerName()
  username: string;
}
