import { gameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import * as v from 'valibot';

/** The fields of a game that step 2 uses. */
const ownGameSchema = v.pick(gameSchema, ['id', 'name']);
export type OwnGame = v.InferOutput<typeof ownGameSchema>;

/** The fields of GET /api/users/{username} that step 2 uses. */
export const creatorOfGamesSchema = v.object({ games: v.array(ownGameSchema) });
