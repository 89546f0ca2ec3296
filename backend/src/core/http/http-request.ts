import { IncomingMessage } from 'node:http';

/** Where Socket.IO answers. */
const LIVE_PATH = '/socket.io/';

/**
 * A request whose `Upgrade` header counts only where it can be followed: a WebSocket of the live path. Node hands every
 * other upgrade (`h2c`, which curl and Java's HttpClient send by default) to Engine.IO as well, which answers none of
 * them. Node reads `upgrade` before it decides; its `shouldUpgradeCallback` would do the same, but is missing in the Node
 * versions before 24.9 that we support.
 */
export class HttpRequest extends IncomingMessage {
  private asksForUpgrade = false;

  get upgrade(): boolean {
    if (!this.asksForUpgrade) return false;
    return this.method === 'CONNECT' || (isWebSocket(this.headers.upgrade) && this.url?.startsWith(LIVE_PATH) === true);
  }

  set upgrade(asked: boolean | null) {
    this.asksForUpgrade = asked === true;
  }
}

function isWebSocket(protocol: string | undefined): boolean {
  return protocol?.toLowerCase() === 'websocket';
}
