import { named, object, orNull, text, time } from '../../../core/openapi/schemas.js';

export const API_KEY = named(
  'ApiKey',
  object({ apiKey: text, name: { ...text, examples: ['My games'] }, created_at: time, last_used_at: orNull(time) }),
);
