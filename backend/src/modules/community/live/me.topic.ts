import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MeChanges } from '@gamegeek/contracts/live/live-events.js';
import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { levelOf } from '@gamegeek/rules/level.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { LiveTopics } from '../../../core/live/live-topics.js';
import { TopicRegistry, type TopicDefinition, type Visitor } from '../../../core/live/topic-registry.js';

type MeTopic = typeof ME_TOPIC;

/** `me`: the signed-in user's own figures, a moment after they change. */
@Injectable()
export class MeTopicDefinition implements TopicDefinition<MeTopic>, OnModuleInit {
  readonly name = 'me';

  constructor(
    private readonly registry: TopicRegistry,
    private readonly live: LiveTopics,
    private readonly events: EventStream,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
    this.events.on('totals.changed', ({ payload }) => {
      for (const { userId, score, gamesPlayed, credits } of payload.totals) {
        const { level, progress: levelProgress, rank } = levelOf(score);
        const stats = { totalScore: score, gamesPlayed, credits, level, levelProgress, rank };
        this.live.change(this, ME_TOPIC, { stats, credits }, roomOf(userId));
      }
    });
  }

  parse(text: string): MeTopic | undefined {
    return text === ME_TOPIC ? ME_TOPIC : undefined;
  }

  refuse(_topic: MeTopic, { userId }: Visitor) {
    return userId === undefined ? { code: 'forbidden' as const, message: 'Please log in.' } : undefined;
  }

  room(_topic: MeTopic, { userId }: Visitor): string {
    return roomOf(userId);
  }

  snapshot(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }

  merge(earlier: MeChanges, later: MeChanges): MeChanges {
    return { ...earlier, ...later };
  }
}

const roomOf = (userId: string | undefined) => `me ${userId}`;
