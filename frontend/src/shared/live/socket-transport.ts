import * as v from 'valibot';
import { request } from '../api/api-client.js';
import { confirmSession } from '../api/confirm-session.js';
import { readToken } from '../api/session-token.js';
import { createLiveSocket } from './live-socket.js';
import type { LiveTransport, TransportListener } from './live-transport.js';

/** Loaded after the first paint, with `import()` by the live client only. */
export function createSocketTransport(listener: TransportListener): LiveTransport {
  return createLiveSocket(listener, {
    auth: () => {
      const token = readToken();
      return token ? { token } : {};
    },
    read: (path) => request(path, { answer: v.unknown() }),
    onReturn: () => void confirmSession(),
  });
}
