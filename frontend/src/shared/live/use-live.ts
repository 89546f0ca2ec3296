import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLiveClient } from './live-provider.js';
import type { LiveStatus, LiveTopic, TopicState } from './live-topic.js';
import { onceAFrame } from './once-a-frame.js';

export interface Live<S> {
  /** Undefined until the first answer. */
  snapshot: S | undefined;
  seq: number;
  status: LiveStatus;
  /** How many watch this topic now; undefined where the topic does not say. */
  watchers: number | undefined;
  /** Nothing came, and nothing is likely to come by waiting. */
  failed: boolean;
  retry: () => void;
}

/** When a copy is drawn that changes: with each change, or once a frame where many may come. */
type Drawn = 'each change' | 'once a frame';

/** Watches a topic while the component stands, and gives its copy. */
export function useLive<S extends object, C>(topic: LiveTopic<S, C>, drawn: Drawn = 'each change'): Live<S> {
  const client = useLiveClient();
  const { snapshot, seq, status, failed } = useCopy(topic, client, drawn);
  useEffect(() => client.watch(topic), [client, topic]);
  const retry = useCallback(() => client.retry(topic.name), [client, topic]);
  const watchers =
    snapshot && 'watching' in snapshot && typeof snapshot.watching === 'number' ? snapshot.watching : undefined;
  return { snapshot, seq, status, watchers, failed, retry };
}

function useCopy<S, C>(topic: LiveTopic<S, C>, client: object, drawn: Drawn): TopicState<S> {
  const store = topic.storeIn(client);
  const subscribe = useMemo(
    () => (drawn === 'once a frame' ? onceAFrame(store.subscribe) : store.subscribe),
    [store, drawn],
  );
  return useSyncExternalStore(subscribe, store.getState, store.getInitialState);
}
