import * as v from 'valibot';
import { integer } from '../values.js';

/** How many players have raced a recorded run, and how many of them had more points. */
export const racesOfRunSchema = v.object({ racers: integer, winners: integer });
export type RacesOfRun = v.InferOutput<typeof racesOfRunSchema>;

/** POST /api/play/races */
export const raceResultSchema = v.object({
  score: integer,
  /** The score of the recorded run. */
  target: integer,
  /** Whether the score is above it. */
  won: v.boolean(),
});
export type RaceResult = v.InferOutput<typeof raceResultSchema>;
