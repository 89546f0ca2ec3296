import type { SchemaObject } from './schemas.js';

interface Known {
  description: string;
  /** For path parameters and headers, which no DTO describes. */
  schema?: SchemaObject;
}

const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** Descriptions of path, query and header parameters, by name. */
export const PARAMETERS: Record<string, Known> = {
  id: { description: 'Which one, by its number.', schema: id },
  commentId: { description: 'Which comment, by its number.', schema: id },
  sessionId: { description: 'Which play session, by its id.', schema: { type: 'string', format: 'uuid' } },
  code: {
    description: 'A connect code; case, spaces and hyphens do not matter.',
    schema: { type: 'string', examples: ['K7PW-3QFM'] },
  },
  username: {
    description: 'The player’s name; case does not matter.',
    schema: { type: 'string', minLength: 3, maxLength: 32 },
  },
  week: { description: 'A week by its ISO name.', schema: { type: 'string', pattern: '^\\d{4}-W\\d{2}$' } },
  'idempotency-key': {
    description:
      '1 to 255 visible ASCII characters, kept for 24 hours: a repeat gets the first answer and stores nothing. For a batch, the key of the whole batch.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  page: { description: 'Which page, from 1.' },
  limit: { description: 'How many on a page.' },
  gameId: { description: 'The game; without it, all games together.' },
  period: { description: 'Of all time, or of the running week (from Monday 00:00 UTC).' },
  around: { description: 'The page on which this player stands, by their id.' },
  search: { description: 'In name, description and model; accents, case and small typos do not matter.' },
  category: { description: 'Only games of this category.' },
  model_id: { description: 'Only games made with this AI model.' },
  sort: { description: 'In which order.' },
  q: { description: 'What somebody types; accents, case and small typos do not matter.' },
};
