import type { TopicDescription } from '../../../core/live/topic-registry.js';
import { integer, listOf, object } from '../../../core/openapi/schemas.js';
import { OWN_SCORE } from '../../scores/index.js';
import { ACHIEVEMENT, GAME_ACHIEVEMENT } from '../achievements/index.js';
import { STATS } from '../community.schemas.js';
import { INBOX_STATE } from '../inbox/index.js';

export const ME: TopicDescription = {
  topic: 'me',
  summary: 'What concerns the signed-in user alone: level, credits, achievements, bests and the inbox.',
  signedIn: true,
  snapshot: object({ inbox: INBOX_STATE }),
  changes: {
    ...object({
      stats: STATS,
      credits: integer,
      achievements: listOf(ACHIEVEMENT),
      gameAchievements: listOf(GAME_ACHIEVEMENT),
      score: OWN_SCORE,
      inbox: INBOX_STATE,
    }),
    required: [],
  },
};
