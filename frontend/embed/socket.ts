import { createLiveSocket } from '#shared/live/live-socket.js';
import type { LiveTransport, TransportListener } from '#shared/live/live-transport.js';

/** A visitor's socket, without cookie or token. */
export async function createVisitorTransport(listener: TransportListener): Promise<LiveTransport> {
  return createLiveSocket(listener, { auth: () => ({}), read });
}

async function read(path: string): Promise<unknown> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
}
