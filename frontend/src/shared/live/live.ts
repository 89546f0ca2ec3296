import { onSessionChange } from '../api/session-token.js';
import { afterPaint } from '../rendering/after-paint.js';
import { LiveClient } from './live-client.js';

/** The live client of the page. The socket's code is loaded after the first paint. */
export const live = new LiveClient(async (listener) => {
  await afterPaint();
  const { createSocketTransport } = await import('./socket-transport.js');
  return createSocketTransport(listener);
});

/** Reconnects when the session changes. */
export function followSession(): () => void {
  return onSessionChange(() => live.reconnect());
}
