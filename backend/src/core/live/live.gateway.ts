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
import type { LiveErrorCode, LiveRefusal, UnwatchAck, WatchAck } from '@gamegeek/contracts/live/live-events.js';
import { isWatchOptions } from '@gamegeek/contracts/live/watch-options.js';
import { SOCKET_LIMITS } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { AppError } from '../errors/app-error.js';
import { Draining } from '../health/draining.js';
import { ConnectionAdmission } from './connection-admission.js';
import { ConnectionLimits } from './connection-limits.js';
import type { LiveServer, LiveSocket } from './fan-out.js';
import { Handshake } from './handshake.js';
import { LiveTopics, type Watched } from './live-topics.js';
import type { Visitor } from './topic-registry.js';

/** A handshake that began before its session ended is over by then, in milliseconds. */
const HANDSHAKE = 10_000;

/** A request to watch; of two for the same topic the later one counts, whichever of them is ready first. */
interface Watch extends Watched {
  request: number;
}

interface Connection {
  visitor: Visitor;
  limits: ConnectionLimits;
  watched: Map<string, Watch>;
  /** Counts the requests to watch. */
  requests: number;
}

/** The one door for everything live: it knows connections and limits, and no topic. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<LiveServer>, OnGatewayConnection, OnGatewayDisconnect {
  private readonly log = new Logger('Live');
  private readonly connections = new WeakMap<LiveSocket, Connection>();
  /** Sessions that ended a moment ago: one of their sockets may have been let in and not be in its room yet. */
  private readonly justEnded = new Set<number>();
  /** Undefined until the server listens. */
  private server: LiveServer | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly admission: ConnectionAdmission,
    private readonly handshake: Handshake,
    private readonly topics: LiveTopics,
    private readonly draining: Draining,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    this.admission.attach(server);
    this.topics.attach(server);
    // Sockets come back to another node, or to this one once it has started again.
    this.draining.onClose(() => server.disconnectSockets(true));
    // Nest's guards do not run when a socket connects, so who it is gets decided here (RELIABILITY section 1).
    server.use((socket, next) => {
      this.handshake.admit(socket).then(
        (visitor) => {
          if (socket.conn.readyState !== 'open')
            return next(refusedConnection('unavailable', 'The connection has ended.'));
          this.connections.set(socket, { visitor, limits: new ConnectionLimits(), watched: new Map(), requests: 0 });
          next();
        },
        (error: unknown) => {
          next(refusalOf(error));
          // After the refusal has been written: nothing else can follow on this connection.
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
      const verdict = this.settings.limits ? this.connectionOf(socket).limits.judge(Date.now()) : 'allow';
      if (verdict === 'allow') return next();
      answer(packet, refusal('rate_limited', 'Too many events. Please slow down.'));
      if (verdict === 'cut') socket.disconnect(true);
    });
  }

  handleDisconnect(socket: LiveSocket): void {
    const connection = this.connections.get(socket);
    if (!connection) return;
    for (const watched of connection.watched.values()) this.topics.left(watched, this.isEmpty(watched.room));
    connection.watched.clear();
    // It would hold its place for nothing: whoever has left the namespace cannot join it again on this connection.
    socket.conn.close();
  }

  @SubscribeMessage('watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @MessageBody() args: unknown[]): Promise<WatchAck> {
    const connection = this.connectionOf(socket);
    const { visitor, watched } = connection;
    const found = this.read(args, visitor);
    if ('ok' in found) return found;
    const wanted: Watch = { ...found, request: (connection.requests += 1) };
    try {
      const refused = await this.topics.refusal(wanted, visitor);
      if (refused) return { ok: false, ...refused };
      if (!socket.connected) return refusal('unavailable', 'The connection has ended.');
      // Join, open, and only then read: a change in between reaches the watcher as a patch. No wait between asking
      // for room and taking it, so that topics asked for at the same time cannot be too many together.
      const former = watched.get(wanted.topic);
      if (!former && watched.size >= SOCKET_LIMITS.topics) {
        return refusal('too_many_topics', `One connection can watch ${SOCKET_LIMITS.topics} topics.`);
      }
      if (!former || former.request < wanted.request) {
        watched.set(wanted.topic, wanted);
        if (former?.room !== wanted.room) {
          this.topics.opened(wanted);
          if (former) this.leave(socket, former);
          await socket.join(wanted.room);
        }
      }
      const { seq, snapshot } = await this.topics.snapshot(wanted, visitor);
      return { ok: true, topic: wanted.topic, seq, snapshot };
    } catch (error) {
      this.log.warn({ err: error, topic: wanted.definition.name }, 'a snapshot could not be read');
      if (watched.get(wanted.topic) === wanted) this.forget(socket, wanted.topic);
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

  /** The sessions that have a socket on this node. */
  openSessions(): number[] {
    const sockets = [...(this.server?.of('/').sockets.values() ?? [])];
    return [...new Set(sockets.flatMap((socket) => this.connectionOf(socket).visitor.sessionId ?? []))];
  }

  /** Ends the sockets of a session that has ended, on this node. */
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

  private forget(socket: LiveSocket, topic: string): void {
    const { watched } = this.connectionOf(socket);
    const held = watched.get(topic);
    if (!held) return;
    watched.delete(topic);
    this.leave(socket, held);
  }

  private leave(socket: LiveSocket, held: Watched): void {
    // Rooms are in this process's memory: joining and leaving one takes effect at once.
    void socket.leave(held.room);
    this.topics.left(held, this.isEmpty(held.room));
  }

  private isEmpty(room: string): boolean {
    return !this.server?.of('/').adapter.rooms.get(room)?.size;
  }

  private connectionOf(socket: LiveSocket): Connection {
    const connection = this.connections.get(socket);
    if (!connection) throw new Error('a socket without a handshake');
    return connection;
  }
}

const sessionRoom = (sessionId: number) => `session ${sessionId}`;

const refusal = (code: LiveErrorCode, message: string): LiveRefusal => ({ ok: false, code, message });

/** Socket.IO hands `data` of a refused connection to the client. */
function refusedConnection(code: LiveErrorCode, message: string): Error {
  return Object.assign(new Error(message), { data: { code, message } });
}

function refusalOf(error: unknown): Error {
  return error instanceof AppError && error.code === 'rate_limited'
    ? refusedConnection('rate_limited', error.message)
    : refusedConnection('unavailable', 'The service is not available right now.');
}

/** Answers an event ahead of its handler, if the client wants an answer. */
function answer(packet: unknown[], refused: LiveRefusal): void {
  const ack = packet.at(-1);
  if (typeof ack === 'function') (ack as (refused: LiveRefusal) => void)(refused);
}
