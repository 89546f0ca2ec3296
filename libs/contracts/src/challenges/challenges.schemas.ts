import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { raceResultSchema } from '../races/races.schemas.js';
import { integer, link, time, uuid } from '../values.js';

/** How many challenges of an account can be open at once. */
export const MOST_OPEN_CHALLENGES = 20;

/** POST /api/scores/{id}/challenges */
export const newChallengeSchema = v.object({ id: uuid, url: link, endsAt: time });
export type NewChallenge = v.InferOutput<typeof newChallengeSchema>;

const challengeAnswerSchema = v.object({
  /** Null for a guest. */
  player: v.nullable(personSchema),
  /** The best race within the challenge. */
  score: v.number(),
  answeredAt: time,
});
export type ChallengeAnswer = v.InferOutput<typeof challengeAnswerSchema>;

/** Scores are values of the board. */
const challengeFields = {
  id: uuid,
  /** The recorded run, whose seed all play. */
  run: v.object({
    scoreId: integer,
    gameId: integer,
    gameName: v.string(),
    player: personSchema,
    score: v.number(),
    /** How the scores are read; absent for integers of which the higher is better. */
    format: v.optional(boardFormatSchema),
    /** Whether the game still has the rules of the run. */
    raceable: v.boolean(),
  }),
  /** With the recorded score, or the best race if the run is another player's; null without one. */
  challenger: v.object({ ...personSchema.entries, score: v.nullable(v.number()) }),
  /** Null if everybody who has the link is challenged. */
  opponent: v.nullable(personSchema),
  endsAt: time,
  over: v.boolean(),
};

/** GET /api/challenges/{id} */
export const challengeSchema = v.object({
  ...challengeFields,
  /** The best first, at most 50. */
  answers: v.array(challengeAnswerSchema),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;

/** A row of GET /api/user/challenges. */
export const ownChallengeSchema = v.object({
  ...challengeFields,
  /** The best one to a challenge of the user, otherwise the user's own; null without one. */
  answer: v.nullable(challengeAnswerSchema),
});
export type OwnChallenge = v.InferOutput<typeof ownChallengeSchema>;

/** POST /api/play/challenges/{id}/races */
export const challengeRaceSchema = v.object({
  ...raceResultSchema.entries,
  /** False if the challenge is over, or another player is challenged. */
  counted: v.boolean(),
});
export type ChallengeRace = v.InferOutput<typeof challengeRaceSchema>;
