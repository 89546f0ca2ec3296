import { studioTopic } from '@gamegeek/contracts/live/topics.js';
import {
  studioChangesSchema,
  studioSchema,
  type StudioChanges,
  type StudioSnapshot,
} from '@gamegeek/contracts/studio/calls.schemas.js';
import { mergeStudio } from '@gamegeek/rules/calls.js';
import { LiveTopic } from '#shared/live/live-topic.js';

const games = new Map<number, LiveTopic<StudioSnapshot, StudioChanges>>();

/** The call log of a game, for its makers. */
export function liveStudio(gameId: number): LiveTopic<StudioSnapshot, StudioChanges> {
  const known = games.get(gameId);
  if (known) return known;
  const studio = new LiveTopic<StudioSnapshot, StudioChanges>({
    name: studioTopic(gameId),
    snapshot: studioSchema,
    changes: studioChangesSchema,
    reduce: mergeStudio,
  });
  games.set(gameId, studio);
  return studio;
}
