import { BOARD_SLUG } from '@gamegeek/contracts/boards/board-settings.js';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';
import type { SchemaObject } from './schemas.js';

interface Known {
  description: string;
  /** For path parameters and headers, which no DTO describes. */
  schema?: SchemaObject;
}

const id = { type: 'integer', minimum: 1, maximum: ID_MAX } as const;

/** Descriptions of path, query and header parameters, by name. */
export const PARAMETERS: Record<string, Known> = {
  id: { description: 'The id.', schema: id },
  number: { description: 'The number of the build.', schema: id },
  commentId: { description: 'The id of the comment.', schema: id },
  scoreId: { description: 'The id of the score.', schema: { ...id, maximum: Number.MAX_SAFE_INTEGER } },
  sessionId: { description: 'The id of the play session.', schema: { type: 'string', format: 'uuid' } },
  code: {
    description: 'A connect code; case, spaces and hyphens are ignored.',
    schema: { type: 'string', examples: ['K7PW-3QFM'] },
  },
  file: {
    description: 'The id of a picture and the width of the file.',
    schema: { type: 'string', examples: ['6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60-640.webp'] },
  },
  slug: {
    description: 'The name of the board.',
    schema: { type: 'string', pattern: BOARD_SLUG.source, examples: ['main'] },
  },
  username: {
    description: 'The username; case is ignored.',
    schema: { type: 'string', minLength: 3, maxLength: 32 },
  },
  userId: { description: 'The id of the user.', schema: { type: 'string', format: 'uuid' } },
  for: { description: 'Deletes the game for good, after seven days; without it, the game is hidden.' },
  week: { description: 'A week by its ISO name.', schema: { type: 'string', pattern: '^\\d{4}-W\\d{2}$' } },
  'idempotency-key': {
    description:
      '1 to 255 visible ASCII characters, kept for 24 hours: a repeat gets the first answer and stores nothing. For a batch, the key of the whole batch.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  page: { description: 'The page, from 1.' },
  limit: { description: 'The page size.' },
  gameId: { description: 'The game; defaults to the global board.' },
  board: { description: 'A board of the game by name; the main board without it.' },
  edition: { description: 'An earlier edition of the board.' },
  at: { description: 'A day of a past period of a game.' },
  period: { description: 'All time, or the current day, week or month (UTC).' },
  around: { description: 'Selects the page of this player, by id.' },
  search: { description: 'Searches name, description and model; ignores accents, case and small typos.' },
  category: { description: 'Only games of this category.' },
  model_id: { description: 'Only games made with this AI model.' },
  sort: { description: 'The order.' },
  from: { description: 'The first day.' },
  to: { description: 'The last day; today by default.' },
  format: { description: 'JSON, or a file with comma-separated values.' },
  q: { description: 'The search text; ignores accents, case and small typos.' },
};
