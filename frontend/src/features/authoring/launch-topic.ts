import { launchFiguresSchema, type LaunchFigures } from '@gamegeek/contracts/games/games.schemas.js';
import { LAUNCH_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { LiveTopic } from '#shared/live/live-topic.js';

/** The number of launch places left; it only decreases. */
export const launchTopic = new LiveTopic<LaunchFigures, LaunchFigures>({
  name: LAUNCH_TOPIC,
  snapshot: launchFiguresSchema,
  changes: launchFiguresSchema,
  reduce: (held, { places_left }) => ({ places_left: Math.min(held.places_left, places_left) }),
});
