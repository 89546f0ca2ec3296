import { Inject, Logger } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { LiveErrorCode, LiveRefusal, Topic, UnwatchAck } from '@gamegeek/contracts/live/live-events.js';
import { isWatchOptions } from '@gamegeek/contracts/live/watch-options.js';
import { SOCKET_LIMITS } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { AppError } from '../errors/app-error.js';
import { Draining } from '../health/draining.service.js';
import { LimitedLog } from '../logging/limited-log.js';
import { ConnectionAdmission } from './connections/connection-admission.service.js';
import { releaseHandshake } from './connections/engine-internals.js';
import { ConnectionLimits } from './connections/connection-limits.js';
import { EventBudget } from './connections/event-budget.service.js';
import type { EncodedAnswer } from './encoded-answer.js';
import type { LiveServer, LiveSocket } from './patches/fan-out.js';
import { Handshake } from './connections/handshake.service.js';
import { LiveTopics, type Watched } from './live-topics.service.js';
import type { Visitor } from './topic-registry.service.js';

/** Longer than a handshake takes, in milliseconds. */
const HANDSHAKE = 10_000;

/** A request to watch; of two for the same topic the later one wins, whichever completes first. */
interface Watch extends Watched {
  request: number;
  /** The watchers who get the same patches. */
  group: string;
}

interface Connection {
  visitor: Visitor;
  limits: ConnectionLimits;
  watched: Map<string, Watch>;
  /** Numbers the requests to watch. */
  requests: number;
}

/** The gateway of all live updates; knows connections and limits, but no topic. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<LiveServer>, OnGatewayConnection, OnGatewayDisconnect {
  private readonly log = new LimitedLog(new Logger('Live'));
  private readonly connections = new WeakMap<LiveSocket, Connection>();
  /** Recently ended sessions, whose sockets may be admitted but not yet in their room. */
  private readonly justEnded = new Set<number>();
  /** Undefined until the server listens. */
  private server: LiveServer | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly admission: ConnectionAdmission,
    private readonly handshake: Handshake,
    private readonly budget: EventBudget,
    private readonly topics: LiveTopics,
    private readonly draining: Draining,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    this.admission.attach(server);
    this.topics.attach(server, (topic, watchers) => this.recheck(topic, watchers));
    // Clients reconnect to another node, or to this one after its restart.
    this.draining.onClose(() => server.disconnectSockets(true));
    // Nest's guards do not run for connections, so they are authenticated here.
    server.use((socket, next) => {
      this.handshake.admit(socket).then(
        (visitor) => {
          if (socket.conn.readyState !== 'open')
            return next(refusedConnection('unavailable', 'The connection has ended.'));
          const account = this.budget.accountOf(visitor.userId, this.admission.addressOf(socket.conn));
          releaseHandshake(socket);
          this.connections.set(socket, {
            visitor,
            limits: new ConnectionLimits(account),
            watched: new Map(),
            requests: 0,
          });
          next();
        },
        (error: unknown) => {
          next(refusalOf(error));
          // After the refusal has been written, because nothing else follows on this connection.
          setImmediate(() => socket.conn.close());
        },
      );
    });
  }

  handleConnection(socket: LiveSocket): void {
    const { visitor } = this.connectionOf(socket);
    if (visitor.sessionId !== undefined) {
      if (this.justEnded.has(visitor.sessionId)) {
        socket.disconnect(true);
        return;
      }
      void socket.join(sessionRoom(visitor.sessionId));
    }
    socket.use((packet, next) => {
      const verdict = this.settings.limits ? this.judge(socket, packet[0]) : 'allow';
      if (verdict === 'allow') return next();
      answer(packet, refusal('rate_limited', 'Too many events. Please slow down.'));
      if (verdict === 'cut') socket.disconnect(true);
    });
  }

  handleDisconnect(socket: LiveSocket): void {
    const connection = this.connections.get(socket);
    if (!connection) return;
    for (const watched of connection.watched.values()) this.topics.left(watched, watched.group);
    connection.watched.clear();
    // A client that has left the namespace cannot join it again on this connection, so its place is released.
    socket.conn.close();
  }

  @SubscribeMessage('watch')
  async watch(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() args: unknown[],
  ): Promise<EncodedAnswer | LiveRefusal> {
    const connection = this.connectionOf(socket);
    const { visitor, watched } = connection;
    const asked = this.read(args, visitor);
    if ('ok' in asked) return asked;
    const request = (connection.requests += 1);
    try {
      const refused = await this.topics.refusal(asked, visitor);
      if (refused) {
        this.forgetUpTo(request, socket, asked.topic);
        return { ok: false, ...refused };
      }
      // Again, because the room may depend on what the check has loaded.
      const wanted = this.topics.find(asked.topic, visitor, asked.rows) ?? asked;
      if (!socket.connected) return refusal('unavailable', 'The connection has ended.');
      // Joins and opens the room before reading, so that changes in between arrive as patches. There is no await
      // between checking and taking a place, so that concurrent requests cannot exceed the limits.
      const former = watched.get(wanted.topic);
      if (!former && watched.size >= SOCKET_LIMITS.topics) {
        return refusal('too_many_topics', `One connection can watch ${SOCKET_LIMITS.topics} topics.`);
      }
      if (!former && this.topics.isFull(wanted)) {
        return refusal('unavailable', 'Too many watch this. Please try again in a moment.');
      }
      if (former?.room === wanted.room) former.request = Math.max(former.request, request);
      else if (!former || former.request < request) {
        const group = this.topics.opened(wanted);
        watched.set(wanted.topic, { ...wanted, request, group });
        if (former) this.leave(socket, former);
        await socket.join(group);
      }
      const answer = await this.topics.answer(wanted, visitor);
      // Again, because the right may have been lost before this socket was in the room.
      const lost = await this.topics.refusal(wanted, visitor);
      if (!lost) return answer;
      this.forgetUpTo(request, socket, wanted.topic);
      return { ok: false, ...lost };
    } catch (error) {
      this.log.warn({ err: error, topic: asked.definition.name }, 'a snapshot could not be read');
      if (watched.get(asked.topic)?.request === request) this.forget(socket, asked.topic);
      return refusal('unavailable', 'This is not available right now. Please try again in a moment.');
    }
  }

  @SubscribeMessage('unwatch')
  unwatch(@ConnectedSocket() socket: LiveSocket, @MessageBody() args: unknown[]): UnwatchAck {
    if (args.length > 1) return refusal('bad_request', 'Send the name of a topic, and nothing else.');
    const wanted = this.read(args, this.connectionOf(socket).visitor);
    if ('ok' in wanted) return wanted;
    this.forget(socket, wanted.topic);
    return { ok: true };
  }

  /** How many sockets this node has. */
  get socketCount(): number {
    return this.server?.of('/').sockets.size ?? 0;
  }

  /** The sessions with a socket on this node. */
  openSessions(): number[] {
    const sockets = [...(this.server?.of('/').sockets.values() ?? [])];
    return [...new Set(sockets.flatMap((socket) => this.connectionOf(socket).visitor.sessionId ?? []))];
  }

  /** Disconnects the sockets on this node whose rights may have changed; their clients connect again. */
  disconnect(matches: (visitor: Visitor) => boolean): void {
    for (const socket of this.server?.of('/').sockets.values() ?? []) {
      if (matches(this.connectionOf(socket).visitor)) socket.disconnect(true);
    }
  }

  /** Disconnects the sockets of an ended session on this node. */
  endSession(sessionId: number): void {
    this.server?.in(sessionRoom(sessionId)).disconnectSockets(true);
    this.justEnded.add(sessionId);
    setTimeout(() => this.justEnded.delete(sessionId), HANDSHAKE).unref();
  }

  private read([text, options, ...more]: unknown[], visitor: Visitor): Watched | LiveRefusal {
    if (typeof text !== 'string') return refusal('bad_request', 'Send the name of a topic.');
    if (text.length > SOCKET_LIMITS.messageBytes) return refusal('too_large', 'The message is too large.');
    if (more.length > 0 || (options !== undefined && !isWatchOptions(options))) {
      return refusal(
        'bad_request',
        'After the topic there may be { "rows": 10 } or { "rows": 100 }, and nothing else.',
      );
    }
    const found = this.topics.find(text, visitor, options?.rows);
    if (!found) return refusal('unknown_topic', 'There is no such topic.');
    if (options && !found.definition.takesRows)
      return refusal('bad_request', 'Only boards can be watched with "rows".');
    return found;
  }

  private judge(socket: LiveSocket, event: unknown): ReturnType<ConnectionLimits['judge']> {
    const points = event === 'watch' ? SOCKET_LIMITS.watchPoints : 1;
    return this.connectionOf(socket).limits.judge(points, performance.now());
  }

  /** Those who may no longer watch the topic leave its room, and so do all who cannot be checked. */
  private async recheck(topic: Topic, watchers: LiveSocket[]): Promise<void> {
    let isUnknown = false;
    for (const socket of watchers) {
      const { visitor, watched } = this.connectionOf(socket);
      const held = watched.get(topic);
      if (!held) continue;
      const refused =
        isUnknown || (await this.topics.refusal(held, visitor).catch(() => (isUnknown = true))) !== undefined;
      if (!refused || watched.get(topic) !== held) continue;
      this.forget(socket, topic);
      socket.emit('reset', { topic });
    }
  }

  /** A request that is refused leaves the topic, unless a later one has been granted. */
  private forgetUpTo(request: number, socket: LiveSocket, topic: string): void {
    const held = this.connectionOf(socket).watched.get(topic);
    if (held && held.request <= request) this.forget(socket, topic);
  }

  private forget(socket: LiveSocket, topic: string): void {
    const { watched } = this.connectionOf(socket);
    const held = watched.get(topic);
    if (!held) return;
    watched.delete(topic);
    this.leave(socket, held);
  }

  private leave(socket: LiveSocket, held: Watch): void {
    // Rooms are in memory, so joining and leaving take effect at once.
    void socket.leave(held.group);
    this.topics.left(held, held.group);
  }

  private connectionOf(socket: LiveSocket): Connection {
    const connection = this.connections.get(socket);
    if (!connection) throw new Error('a socket without a handshake');
    return connection;
  }
}

const sessionRoom = (sessionId: number) => `session ${sessionId}`;

const refusal = (code: LiveErrorCode, message: string): LiveRefusal => ({ ok: false, code, message });

/** Socket.IO sends `data` of a refused connection to the client. */
function refusedConnection(code: LiveErrorCode, message: string): Error {
  return Object.assign(new Error(message), { data: { code, message } });
}

function refusalOf(error: unknown): Error {
  return error instanceof AppError && error.code === 'rate_limited'
    ? refusedConnection('rate_limited', error.message)
    : refusedConnection('unavailable', 'The service is not available right now.');
}

/** Answers an event before its handler, if the client expects an ack. */
function answer(packet: unknown[], refused: LiveRefusal): void {
  const ack = packet.at(-1);
  if (typeof ack === 'function') (ack as (refused: LiveRefusal) => void)(refused);
}
