import { gameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import * as v from 'valibot';

/** The fields that a game picker and its play link use. */
export const gameChoiceSchema = v.pick(gameSchema, [
  'id',
  'name',
  'categories',
  'launch',
  'game_url',
  'arcade_id',
  'created_by',
  'makers',
  'player_count',
]);
export type GameChoice = v.InferOutput<typeof gameChoiceSchema>;
