import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Changes, LiveErrorCode, Snapshot, Topic } from '@gamegeek/contracts/live/live-events.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import type { GenericSchema } from 'valibot';
import { Declared, refuseDoubled } from '../discovery/declared.service.js';
import { TopicFamily } from './topic-family.decorator.js';

/** The user of a socket, determined at the handshake; empty for visitors. */
export interface Visitor {
  userId?: string;
  sessionId?: number;
  isAdmin?: boolean;
  /** The drafts that the browser has opened by their link. */
  drafts?: string | undefined;
}

/**
 * A family of topics, declared by `@TopicFamily()`; the gateway knows none of them.
 */
export interface TopicDefinition<T extends Topic = Topic> {
  /** For logs and metrics: `leaderboard`. */
  name: string;
  readonly described: TopicDescription;
  /** Parses a topic name; undefined when it belongs to another family. */
  parse(text: string): T | undefined;
  /** The reason why this visitor may not watch, if any. */
  refuse?(topic: T, visitor: Visitor): Promise<Refusal | undefined> | Refusal | undefined;
  /**
   * The room to join, asked after `refuse`; personal topics have one room for each user. Defaults to the topic itself.
   */
  room?(topic: T, visitor: Visitor): string;
  /** Whether watchers choose a number of rows; there is one room for each number. */
  readonly takesRows?: boolean;
  /** How many may watch the topic on a node, if that is limited. */
  readonly watchers?: number;
  /**
   * The initial state, the same for all watchers of `room`. Read after the watcher has joined, so that no change is
   * missed.
   */
  snapshot(topic: T, visitor: Visitor, rows: BoardRows, room: string): Promise<Snapshot<T>>;
  /** Merges two changes; the later state wins. */
  merge(earlier: Changes<T>, later: Changes<T>): Changes<T>;
  /** Completes merged changes with the state at sending time. */
  finalize?(topic: T, changes: Changes<T>, rows: BoardRows): Changes<T>;
  /** The change that carries the number of watchers, for topics that show it. */
  watching?(topic: T, watching: number): Changes<T> | undefined;
}

/** Documentation of a family of topics for the OpenAPI document. */
export interface TopicDescription {
  /** The name with its parameters: `game:{id}`. */
  topic: string;
  summary: string;
  signedIn?: boolean;
  snapshot: GenericSchema;
  changes: GenericSchema;
}

export interface Refusal {
  code: LiveErrorCode;
  message: string;
}

@Injectable()
export class TopicRegistry implements OnModuleInit {
  private definitions: TopicDefinition[] = [];

  constructor(@Inject(Declared) private readonly declared: Pick<Declared, 'all'>) {}

  onModuleInit(): void {
    this.definitions = this.declared.all(TopicFamily);
    refuseDoubled('topic', this.definitions);
  }

  descriptions(): TopicDescription[] {
    return this.definitions.map(({ described }) => described);
  }

  find(text: string): { topic: Topic; definition: TopicDefinition } | undefined {
    for (const definition of this.definitions) {
      const topic = definition.parse(text);
      if (topic !== undefined) return { topic, definition };
    }
    return undefined;
  }
}
