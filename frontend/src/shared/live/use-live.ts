import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { useCallback, useEffect } from 'react';
import { useLiveClient } from './live-provider.js';
import type { LiveStatus, LiveTopic } from './live-topic.js';
import { useTransitionStore } from '../rendering/use-transition-store.js';

export interface Live<S> {
  /** Undefined until the first answer. */
  snapshot: S | undefined;
  seq: number;
  /** How many rows the copy of a board holds at most; fewer than wanted until the wider answer is here. */
  rows: BoardRows;
  status: LiveStatus;
  /** How many watch this topic now; undefined where the topic does not say. */
  watchers: number | undefined;
  /** Nothing came, and nothing is likely to come by waiting. */
  failed: boolean;
  retry: () => void;
}

/** Watches a topic, of a board so many rows, while the component stands, and gives its copy. */
export function useLive<S extends object, C>(topic: LiveTopic<S, C>, wantedRows: BoardRows = BOARD_WINDOW): Live<S> {
  const client = useLiveClient();
  const { snapshot, seq, rows, status, failed } = useTransitionStore(topic.storeIn(client));
  useEffect(() => client.watch(topic, wantedRows), [client, topic, wantedRows]);
  const retry = useCallback(() => client.retry(topic.name), [client, topic]);
  const watchers =
    snapshot && 'watching' in snapshot && typeof snapshot.watching === 'number' ? snapshot.watching : undefined;
  return { snapshot, seq, rows, status, watchers, failed, retry };
}
