import type { TopicDescription } from '../../../core/live/topic-registry.js';
import { integer, listOf, object } from '../../../core/openapi/schemas.js';
import { LEADERBOARD_ENTRY } from './leaderboard.schemas.js';

export const LEADERBOARD_TOPIC: TopicDescription = {
  topic: 'leaderboard:{gameId or global}:{all or week}',
  summary:
    'A board: its first 100 rows, or 10 if `watch` requests them. A patch contains the current entries of changed players; sort by score, then by time, then by id.',
  snapshot: object({ entries: listOf(LEADERBOARD_ENTRY), total: integer, watching: integer }),
  changes: object({ upserts: listOf(LEADERBOARD_ENTRY), total: integer, watching: integer }),
};
