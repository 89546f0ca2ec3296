import { createContext, useContext, type ReactNode } from 'react';
import type { LiveClient } from './live-client.js';

const LiveContext = createContext<LiveClient | undefined>(undefined);

export function LiveProvider({ client, children }: { client: LiveClient; children: ReactNode }): ReactNode {
  return <LiveContext value={client}>{children}</LiveContext>;
}

export function useLiveClient(): LiveClient {
  const client = useContext(LiveContext);
  if (!client) throw new Error('Live topics can be used only inside LiveProvider');
  return client;
}
