import * as v from 'valibot';
import { PERIODS } from '../scores/period.js';
import { CALLS_KEPT } from '../studio/calls.schemas.js';
import { ID_MAX } from '../validation/id.js';

/** What the tools of /mcp take. Agents read the descriptions; the services behind the tools have the rules. */

const gameId = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(ID_MAX),
  v.description('The number of the game, as list_games and create_game answer it'),
);
const text = (description: string) => v.pipe(v.string(), v.description(description));
const html = text('The whole file, with everything that the game needs in it; at most 1 MB');

/** A call is read whole, so files that are larger are uploaded. */
export const TOOL_HTML_MAX = 1024 * 1024;

export const TOOL_INPUTS = {
  integration_guide: v.strictObject({ game_id: v.optional(gameId) }),
  list_games: v.strictObject({}),
  create_game: v.strictObject({
    name: text('What players call the game'),
    ai_model: text('The AI model that made the game, by its name on GameGeek'),
    version: text('The version of the AI model'),
    description: v.optional(text('For players; your user can write it later')),
  }),
  check_build: v.strictObject({ html }),
  upload_build: v.strictObject({
    game_id: gameId,
    html: v.optional(html),
    notes: v.optional(text('What is new in this build')),
  }),
  send_test_score: v.strictObject({
    game_id: gameId,
    score: v.pipe(v.number(), v.description('A whole number from 1')),
  }),
  recent_calls: v.strictObject({
    game_id: gameId,
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CALLS_KEPT)), 20),
  }),
  get_board: v.strictObject({
    game_id: gameId,
    period: v.optional(v.picklist(PERIODS), 'all'),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
  }),
};
export type ToolName = keyof typeof TOOL_INPUTS;
