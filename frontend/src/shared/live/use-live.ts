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
  /** The largest number of rows in the copy of a board; smaller than requested until the wider answer arrives. */
  rows: BoardRows;
  status: LiveStatus;
  /** The number of watchers; undefined if the topic does not report it. */
  watchers: number | undefined;
  /** There is no data, and waiting is unlikely to help. */
  failed: boolean;
  retry: () => void;
}

/** Watches a topic (of a board, that many rows) while the component is mounted and returns its copy. */
export function useLive<S extends object, C>(topic: LiveTopic<S, C>, wantedRows: BoardRows = BOARD_WINDOW): Live<S> {
  const client = useLiveClient();
  const { snapshot, seq, rows, status, failed } = useTransitionStore(topic.storeIn(client));
  useEffect(() => client.watch(topic, wantedRows), [client, topic, wantedRows]);
  const retry = useCallback(() => client.retry(topic.name), [client, topic]);
  return { snapshot, seq, rows, status, watchers: watchersIn(snapshot), failed, retry };
}

/** The copy of a topic that another component watches. */
export function useLiveCopy<S extends object, C>(topic: LiveTopic<S, C>): S | undefined {
  return useTransitionStore(topic.storeIn(useLiveClient())).snapshot;
}

/** The number of watchers of a topic that another component watches. */
export function useWatchers<S extends object, C>(topic: LiveTopic<S, C>): number | undefined {
  return watchersIn(useLiveCopy(topic));
}

function watchersIn(snapshot: object | undefined): number | undefined {
  return snapshot && 'watching' in snapshot && typeof snapshot.watching === 'number' ? snapshot.watching : undefined;
}
