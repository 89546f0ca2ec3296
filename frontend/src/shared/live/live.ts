import { onSessionChange } from '../api/session-token.js';
import { afterPaint } from '../rendering/after-paint.js';
import { LiveClient } from './live-client.js';

/** The page's one live client. The socket's code is loaded after the first paint. */
export const live = new LiveClient(async (listener) => {
  await afterPaint();
  const { createSocketTransport } = await import('./socket-transport.js');
  return createSocketTransport(listener);
});

/** Keeps the line's handshake in step with the session: who signs in or out is somebody else from then on. */
export function followSession(): () => void {
  return onSessionChange(() => live.reconnect());
}
