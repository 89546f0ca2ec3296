import { Injectable } from '@nestjs/common';
import type { Changes, LiveErrorCode, Snapshot, Topic } from '@gamegeek/contracts/live/live-events.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import type { Schema } from '../openapi/schemas.js';

/** Who is at the other end of a socket; decided once, at the handshake. */
export interface Visitor {
  userId?: string;
  sessionId?: number;
}

/**
 * What a feature says of its topics. It registers one of these in a file of its own; the gateway knows no topic.
 */
export interface TopicDefinition<T extends Topic = Topic> {
  /** For logs and metrics: `leaderboard`. */
  name: string;
  readonly described: TopicDescription;
  /** The topic that a text names, or undefined when it is not one of these. */
  parse(text: string): T | undefined;
  /** Why this visitor may not watch, or undefined when they may. */
  refuse?(topic: T, visitor: Visitor): Promise<Refusal | undefined> | Refusal | undefined;
  /** Topics that hold each visitor's own things have a room a user; all others one for everybody. */
  room?(topic: T, visitor: Visitor): string;
  /** Watchers choose how many rows they hold; there is a room for each number. */
  readonly takesRows?: boolean;
  /** What a watcher starts from. Read after the watcher has joined, so that nothing falls between. */
  snapshot(topic: T, visitor: Visitor, rows: BoardRows): Promise<Snapshot<T>>;
  /** Two changes as one: the newer state wins. */
  merge(earlier: Changes<T>, later: Changes<T>): Changes<T>;
  /** A last look at merged changes before they leave: what counts is how things are then. */
  seal?(topic: T, changes: Changes<T>, rows: BoardRows): Changes<T>;
  /** The change that tells watchers how many they are, for topics that show it. */
  watching?(topic: T, watching: number): Changes<T> | undefined;
}

/** What the API's document says of a family of topics. */
export interface TopicDescription {
  /** As somebody writes it: `game:{id}`. */
  topic: string;
  summary: string;
  signedIn?: boolean;
  snapshot: Schema;
  changes: Schema;
}

export interface Refusal {
  code: LiveErrorCode;
  message: string;
}

@Injectable()
export class TopicRegistry {
  private readonly definitions: TopicDefinition[] = [];

  register<T extends Topic>(definition: TopicDefinition<T>): void {
    if (this.definitions.some(({ name }) => name === definition.name)) {
      throw new Error(`the topic ${definition.name} is registered twice`);
    }
    // A definition is only ever handed topics that its own `parse` has answered.
    this.definitions.push(definition);
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
