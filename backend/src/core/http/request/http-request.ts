import { IncomingMessage } from 'node:http';
import { hostProblem } from './host.js';

/** The path of Socket.IO. */
export const LIVE_PATH = '/socket.io/';

/**
 * A request whose `Upgrade` header counts only for WebSockets of the live path. Node passes other upgrades (`h2c`,
 * which curl and Java's HttpClient send by default) to Engine.IO as well, which never answers them. Node reads
 * `upgrade` before it decides; `shouldUpgradeCallback` would do the same, but is missing before Node 24.9.
 */
export class HttpRequest extends IncomingMessage {
  private asksForUpgrade = false;
  readonly receivedAt = performance.now();
  /** Milliseconds for its body, where it may take longer than others. */
  bodyTime?: number;

  get upgrade(): boolean {
    if (!this.asksForUpgrade) return false;
    if (this.method === 'CONNECT') return true;
    const isLive = isWebSocket(this.headers.upgrade) && this.url?.startsWith(LIVE_PATH) === true;
    return isLive && hostProblem(this) === undefined;
  }

  set upgrade(asked: boolean | null) {
    this.asksForUpgrade = asked === true;
  }
}

/** Gives the body of a request more time than others have; in milliseconds. */
export function allowBodyTime(request: IncomingMessage, time: number): void {
  timesOf(request).bodyTime = time;
}

/** Express replaces the prototype of requests, but not their properties. */
export const timesOf = (request: IncomingMessage): Partial<Pick<HttpRequest, 'receivedAt' | 'bodyTime'>> =>
  request as Partial<HttpRequest>;

function isWebSocket(protocol: string | undefined): boolean {
  return protocol?.toLowerCase() === 'websocket';
}
