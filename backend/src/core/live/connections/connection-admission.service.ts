import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { SOCKET_LIMITS } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { errorBody, errorHeaders } from '../../errors/error-body.js';
import { FastAnswers } from '../../http/fast-lane/fast-answers.service.js';
import { requestAddress } from '../../http/request/client-address.js';
import { endWithError } from '../../http/raw-answer.js';
import { requestIdOf } from '../../http/request/request-id.js';
import { noteRefusal } from '../../limits/limit-refusals.js';
import { limitHeaders } from '../../limits/rate-limits.service.js';
import { VisitorLimits } from '../../limits/visitor-limits.service.js';
import { ConnectionPlaces, type Release } from './connection-places.js';
import type { LiveServer } from '../patches/fan-out.js';

type Connection = Socket['conn'];
/** Engine.IO sets the response on polling requests; upgrades have none. */
type Handshake = IncomingMessage & { res?: ServerResponse };

/** Seconds until a refused client may retry. */
const RETRY_AFTER = 10;
/** The prefix of a Socket.IO packet that joins a namespace. */
const CONNECT = '0';

interface Place {
  address: string;
  releaseNode: Release;
  /** Counts for the address first, and for the user once authenticated. */
  releaseHolder: Release;
  /** Engine.IO has created the connection. */
  opened: boolean;
  connected: boolean;
  released: boolean;
}

/**
 * Not within a function: a listener stays as long as its connection, and so does what it can see, such as the request.
 */
const ignoreError = () => undefined;

/**
 * Decides at the handshake, before anything is allocated, which connections are accepted: limits for the node and the
 * address. An authenticated connection counts for its user from then on. Places are released however a connection
 * ends.
 */
@Injectable()
export class ConnectionAdmission {
  readonly places = new ConnectionPlaces();
  private readonly handshakes = new WeakMap<IncomingMessage, Place>();
  private readonly connections = new WeakMap<Connection, Place>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly visitors: VisitorLimits,
    private readonly answers: FastAnswers,
  ) {}

  /** For Engine.IO: called for each new connection, polling or WebSocket. */
  readonly allowRequest = (request: Handshake, allow: (error: null, allowed: boolean) => void): void => {
    // The socket of an upgrade has no other error listener yet, and an unhandled error would end the process.
    if (!request.res) request.socket.on('error', ignoreError);
    this.admit(request).then(
      (place) => {
        if (!place.released) allow(null, true);
      },
      (error: unknown) => this.refuse(request, error),
    );
  };

  /** Releases the places of connections when they end. */
  attach({ engine }: LiveServer): void {
    engine.on('connection', (connection: Connection) => {
      const place = this.handshakes.get(connection.request);
      if (!place || place.released) {
        connection.close(true);
        return;
      }
      place.opened = true;
      this.connections.set(connection, place);
      // Socket.IO's own timeout would wait half a minute for a client that does not poll.
      const overdue = setTimeout(() => !place.connected && connection.close(true), SOCKET_LIMITS.connectTimeout);
      connection.once('close', () => {
        clearTimeout(overdue);
        this.release(place);
      });
      allowOneConnect(connection);
    });
  }

  /** Moves a connection from the places of its address to those of its user. False when the user has none left. */
  claimFor(userId: string, connection: Connection): boolean {
    const place = this.connections.get(connection);
    if (!place) return false;
    const release = this.take(`user ${userId}`, SOCKET_LIMITS.perUser);
    if (!release) {
      noteRefusal('socketsOfUser');
      return false;
    }
    place.releaseHolder();
    place.releaseHolder = release;
    place.connected = true;
    if (place.released) release();
    return true;
  }

  /** Counts a visitor's connection against the limits of the address. Throws `rate_limited` past them. */
  async countVisitor(connection: Connection): Promise<void> {
    const place = this.connections.get(connection);
    if (!place || place.released) return;
    place.connected = true;
    await this.visitors.consume(place.address);
  }

  addressOf(connection: Connection): string {
    return this.connections.get(connection)?.address ?? requestAddress(connection.request, this.settings.trustProxy);
  }

  private async admit(request: Handshake): Promise<Place> {
    const address = requestAddress(request, this.settings.trustProxy);
    const place = this.placeFor(address);
    this.handshakes.set(request, place);
    this.releaseUnopened(place, request.res ?? request.socket);
    try {
      await this.visitors.check(address);
    } catch (error) {
      place.connected = true;
      this.release(place);
      throw error;
    }
    return place;
  }

  /** Until Engine.IO has created a connection, the place ends with the request. */
  private releaseUnopened(place: Place, request: EventEmitter): void {
    request.once('close', () => {
      if (!place.opened) this.release(place);
    });
  }

  private placeFor(address: string): Place {
    const releaseNode = this.take('node', SOCKET_LIMITS.perNode);
    if (!releaseNode) {
      noteRefusal('socketsOfNode');
      throw nodeIsFull();
    }
    const releaseHolder = this.take(`address ${address}`, SOCKET_LIMITS.perAddress);
    if (!releaseHolder) {
      releaseNode();
      noteRefusal('socketsOfAddress');
      throw addressIsFull();
    }
    return { address, releaseNode, releaseHolder, opened: false, connected: false, released: false };
  }

  private take(holder: string, most: number): Release | undefined {
    return this.places.take(holder, this.settings.limits ? most : Infinity);
  }

  private release(place: Place): void {
    if (place.released) return;
    place.released = true;
    place.releaseNode();
    place.releaseHolder();
    // A connection that never joins a namespace counts as a visitor's. It has ended already; the next handshake is
    // refused.
    if (!place.connected) void this.visitors.consume(place.address).catch(() => undefined);
  }

  private refuse(request: Handshake, thrown: unknown): void {
    const requestId = requestIdOf(request);
    const error = thrown instanceof AppError ? thrown : this.answers.errors.explain(thrown, requestId);
    if (!request.res) {
      endWithError(request.socket, error, requestId);
      return;
    }
    const body = JSON.stringify(errorBody(error, requestId));
    this.answers.begin(request, request.res, '/socket.io', false).json(error.status, body, errorHeaders(error));
  }
}

/** Clients send one CONNECT; a second one would repeat the session look-up, so it ends the connection. */
function allowOneConnect(connection: Connection): void {
  let seen = false;
  connection.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
    if (type !== 'message' || typeof data !== 'string' || !data.startsWith(CONNECT)) return;
    // Before Socket.IO, which sees packets only while the connection is open.
    if (seen) connection.close(true);
    seen = true;
  });
}

const nodeIsFull = () =>
  new AppError('unavailable', 'This server has no room for more live connections. Please try again in a moment.', {
    retryAfter: RETRY_AFTER,
  });

const addressIsFull = () =>
  new AppError('rate_limited', 'Too many live connections from this address.', {
    retryAfter: RETRY_AFTER,
    headers: limitHeaders({ limit: SOCKET_LIMITS.perAddress, remaining: 0, reset: RETRY_AFTER }),
  });
