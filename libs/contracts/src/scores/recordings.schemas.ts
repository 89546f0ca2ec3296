import * as v from 'valibot';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { racesOfRunSchema } from '../races/races.schemas.js';
import { integer, time, uuid } from '../values.js';

/** Depends on the game. */
const shown = v.record(v.string(), v.unknown());

/** GET /api/scores/{id}/recording: what a run is shown again from, by the rules of its version (libs/arcade). */
export const recordingSchema = v.object({
  scoreId: integer,
  gameId: integer,
  gameName: v.string(),
  /** Null for a game that is not of the arcade: it has recorded the run itself, and nobody has checked it. */
  arcadeId: v.nullable(v.string()),
  /** 0 for a recording of the game itself. */
  rulesVersion: integer,
  /** Null for games with hidden information, and for recordings of the game itself. */
  seed: v.nullable(v.pipe(integer, v.metadata({ minimum: 0, maximum: 4_294_967_295 }))),
  /** The inputs, in the encoding of the game; of a game that has recorded itself, its bytes in Base64. */
  log: v.string(),
  /** Of games with hidden information: what the player saw first, and the answer to each input; null for others. */
  opening: v.nullable(shown),
  answers: v.nullable(v.array(shown)),
  /** The length of a real-time run, 0 for turn-based games. */
  ticks: integer,
  /** A value of the board: an integer, unless the board has decimals. */
  score: v.number(),
  /** How the score is read; absent for integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
  /** On the game's main board now; null on other boards, and while ranks are unavailable. */
  rank: v.nullable(integer),
  /** Null if the run cannot be raced, because the game has other rules now. */
  races: v.nullable(racesOfRunSchema),
  player: v.object({ id: uuid, username: v.string() }),
  createdAt: time,
});
export type RecordingAnswer = v.InferOutput<typeof recordingSchema>;
