import { Reason } from './act.dto.js';

/** DELETE /api/games/{id}/outside-scores, and its dialog. */
export class OutsideScoresDto {
  /** The players read it. */
  @Reason()
  reason: string;
}
