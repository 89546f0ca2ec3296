import type { ArcadeAchievement } from '@gamegeek/arcade/meta.js';
import type { RunCheck } from '@gamegeek/arcade/run-check.js';
import type { SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import type { Neighbours } from '../board/bridge.js';

export interface Outcome {
  score: number;
  /** Null while the score is being sent. */
  result: SubmitResult | null;
  /** Neighbours on the board at this score, and the best score before it. */
  around: Neighbours | null;
  local: boolean;
  /** The run had no round from the page. */
  practice: boolean;
  /** The player had no account when the run ended. */
  wasGuest: boolean;
  /** What the server's check of a score means in this game. */
  check: RunCheck;
  /** New achievements of the player, when the score counts. */
  earned: readonly ArcadeAchievement[];
}
