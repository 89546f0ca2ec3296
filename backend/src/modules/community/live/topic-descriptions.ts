import type { TopicDescription } from '../../../core/live/topic-registry.js';
import { figure, integer, listOf, object, uuid, type Schema } from '../../../core/openapi/schemas.js';
import { LIVE_TRENDING_GAME } from '../../games/index.js';
import { OWN_SCORE } from '../../scores/index.js';
import { ACTIVE_PLAYER } from '../activity/active-players.schemas.js';
import { ACHIEVEMENT, GAME_ACHIEVEMENT } from '../achievements/index.js';
import { STATS } from '../community.schemas.js';
import { INBOX_STATE } from '../inbox/index.js';
import { RATING_DISTRIBUTION } from '../ratings/index.js';

/** A change holds what has changed, and nothing else. */
const some = (properties: Record<string, Schema>) => ({ ...object(properties), required: [] });

const MOVING_FIGURES = {
  average_rating: figure,
  total_ratings: integer,
  rating_distribution: RATING_DISTRIBUTION,
  rating_version: integer,
  player_count: integer,
  playing_now: integer,
  watching: integer,
};

export const GAME_TOPIC: TopicDescription = {
  topic: 'game:{id}',
  summary: 'How a game is rated, how many have played it and how many play and watch it now.',
  snapshot: object(MOVING_FIGURES),
  changes: some(MOVING_FIGURES),
};

export const ACTIVE_PLAYERS: TopicDescription = {
  topic: 'players:active',
  summary: 'Who has played the most different games in the last 7 days.',
  snapshot: object({ players: listOf(ACTIVE_PLAYER) }),
  changes: object({ upserts: listOf(ACTIVE_PLAYER), removed: listOf(uuid) }),
};

export const TRENDING: TopicDescription = {
  topic: 'games:trending',
  summary: 'What is played most this week.',
  snapshot: object({ games: listOf(LIVE_TRENDING_GAME), listed: integer }),
  changes: object({ games: listOf(LIVE_TRENDING_GAME), listed: integer }),
};

export const ME: TopicDescription = {
  topic: 'me',
  summary: 'What concerns the signed-in user alone: level, credits, achievements, bests and the inbox.',
  signedIn: true,
  snapshot: object({ inbox: INBOX_STATE }),
  changes: some({
    stats: STATS,
    credits: integer,
    achievements: listOf(ACHIEVEMENT),
    gameAchievements: listOf(GAME_ACHIEVEMENT),
    score: OWN_SCORE,
    inbox: INBOX_STATE,
  }),
};
