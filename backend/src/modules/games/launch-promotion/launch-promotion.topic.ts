import { launchFiguresSchema, type LaunchFigures } from '@gamegeek/contracts/games/games.schemas.js';
import { LAUNCH_TOPIC } from '@gamegeek/contracts/live/topics.js';
import type { StreamedEvent } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { TopicDefinition } from '../../../core/live/topic-registry.service.js';
import { LaunchPlacesRepository } from './launch-places.repository.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

type LaunchTopic = typeof LAUNCH_TOPIC;

/** `launch`: how many places of the launch promotion are left. */
@TopicFamily()
export class LaunchPromotionTopicDefinition implements TopicDefinition<LaunchTopic> {
  readonly name = 'launch';
  readonly described = {
    topic: LAUNCH_TOPIC,
    summary: 'How many places of the launch promotion are left.',
    snapshot: launchFiguresSchema,
    changes: launchFiguresSchema,
  };

  constructor(
    private readonly live: LiveTopics,
    private readonly places: LaunchPlacesRepository,
  ) {}

  @OnEvent('launch.taken')
  onLaunchTaken({ payload }: StreamedEvent<'launch.taken'>): void {
    if (this.live.isWatched(LAUNCH_TOPIC)) this.live.change(this, LAUNCH_TOPIC, { places_left: payload.placesLeft });
  }

  parse(text: string): LaunchTopic | undefined {
    return text === LAUNCH_TOPIC ? LAUNCH_TOPIC : undefined;
  }

  async snapshot(): Promise<LaunchFigures> {
    const { places_left } = await this.places.state();
    return { places_left };
  }

  /** Events of two nodes may arrive out of order; the number only decreases. */
  merge(earlier: LaunchFigures, later: LaunchFigures): LaunchFigures {
    return { places_left: Math.min(earlier.places_left, later.places_left) };
  }
}
