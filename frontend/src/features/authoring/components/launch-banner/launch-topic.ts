import type { LaunchFigures } from '@gamegeek/contracts/live/live-events.js';
import { LAUNCH_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { isNumber, shape } from '../../../../shared/api/shape.js';
import { LiveTopic } from '../../../../shared/live/live-topic.js';

const isLaunchFigures = shape<LaunchFigures>({ places_left: isNumber });

/** The number of launch places left; it only decreases. */
export const launchTopic = new LiveTopic<LaunchFigures, LaunchFigures>({
  name: LAUNCH_TOPIC,
  isSnapshot: isLaunchFigures,
  isChanges: isLaunchFigures,
  reduce: (held, { places_left }) => ({ places_left: Math.min(held.places_left, places_left) }),
});
