import { io, type Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  LiveErrorCode,
  LiveRefusal,
  Patch,
  ServerToClientEvents,
  Topic,
  UnwatchAck,
  WatchAck,
} from '@gamegeek/contracts/live/live-events.js';
import type { WatchOptions } from '@gamegeek/contracts/live/watch-options.js';

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
export type Watching<T extends Topic> = Extract<WatchAck<T>, { ok: true }>;

const ACK_TIMEOUT = 15_000;

/** A socket that records what it receives. */
export interface LiveClient {
  socket: LiveSocket;
  patches: Patch[];
  /** Arrival times of patches, in milliseconds. */
  patchedAt: number[];
  resets: Topic[];
  /** Sends any arguments, valid or not. */
  watch(...args: unknown[]): Promise<WatchAck>;
  unwatch(...args: unknown[]): Promise<UnwatchAck>;
  /** Watches, and fails when refused. */
  watching<T extends Topic>(topic: T, options?: WatchOptions): Promise<Watching<T>>;
  patchesOf<T extends Topic>(topic: T): Patch<T>[];
  connected(): boolean;
}

export interface ConnectOptions {
  token?: string;
  transports?: ('websocket' | 'polling')[];
  /** As reported by a proxy; the node must trust one. */
  address?: string;
  cookie?: string;
}

/** Sockets of a test file; call `closeAll` in afterEach, or a failed test keeps Jest alive. */
export class LiveClients {
  private readonly open: LiveSocket[] = [];

  /** Resolves when connected; rejects with the server's refusal. */
  async connect(
    url: string,
    { token, address, cookie, transports = ['websocket'] }: ConnectOptions = {},
  ): Promise<LiveClient> {
    const socket: LiveSocket = io(url, {
      transports,
      reconnection: false,
      forceNew: true,
      timeout: ACK_TIMEOUT,
      ...(token !== undefined && { auth: { token } }),
      extraHeaders: {
        ...(address !== undefined && { 'X-Forwarded-For': address }),
        ...(cookie !== undefined && { cookie }),
      },
    });
    this.open.push(socket);
    const client = clientOf(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return client;
  }

  closeAll(): void {
    for (const socket of this.open.splice(0)) socket.disconnect();
  }
}

/** The error code of a refused connection. */
export function refusedConnectionCode(error: unknown): LiveErrorCode | undefined {
  return (error as { data?: LiveRefusal }).data?.code;
}

function clientOf(socket: LiveSocket): LiveClient {
  const patches: Patch[] = [];
  const patchedAt: number[] = [];
  const resets: Topic[] = [];
  socket.on('patch', (patch) => {
    patches.push(patch);
    patchedAt.push(performance.now());
  });
  socket.on('reset', ({ topic }) => resets.push(topic));
  const watch = (...args: unknown[]) => socket.timeout(ACK_TIMEOUT).emitWithAck('watch', ...(args as [string]));
  return {
    socket,
    patches,
    patchedAt,
    resets,
    watch,
    unwatch: (...args) => socket.timeout(ACK_TIMEOUT).emitWithAck('unwatch', ...(args as [string])),
    watching: async <T extends Topic>(topic: T, options?: WatchOptions) => {
      const ack = await (options ? watch(topic, options) : watch(topic));
      if (!ack.ok) throw new Error(`${topic} was refused: ${ack.code}`);
      return ack;
    },
    patchesOf: <T extends Topic>(topic: T) => patches.filter((patch) => patch.topic === topic) as Patch<T>[],
    connected: () => socket.connected,
  };
}
