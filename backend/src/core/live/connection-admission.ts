import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { SOCKET_LIMITS } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { AppError } from '../errors/app-error.js';
import { errorBody, errorHeaders } from '../errors/error-body.js';
import { FastAnswers } from '../http/fast-answer.js';
import { requestAddress } from '../http/client-address.js';
import { endWithError } from '../http/raw-answer.js';
import { requestIdOf } from '../http/request-id.js';
import { limitHeaders } from '../limits/rate-limits.js';
import { VisitorLimits } from '../limits/visitor-limits.js';
import { ConnectionPlaces, type Release } from './connection-places.js';
import type { LiveServer } from './fan-out.js';

type Connection = Socket['conn'];
/** Engine.IO notes the response on a request for polling; an upgrade has none. */
type Handshake = IncomingMessage & { res?: ServerResponse };

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 10;
/** What a Socket.IO packet begins with that asks to join a namespace. */
const CONNECT = '0';

interface Place {
  address: string;
  releaseNode: Release;
  /** Of the address at first, of the user once the connection is known to be theirs. */
  releaseHolder: Release;
  connected: boolean;
  released: boolean;
}

/**
 * Which connections are accepted, decided at the handshake, before anything is kept for them: so many a node, so many
 * an address. A connection that turns out to be a user's counts as theirs from then on. Places are given back however
 * a connection ends.
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

  /** For Engine.IO: called for each new connection, by polling and by WebSocket alike. */
  readonly allowRequest = (request: Handshake, allow: (error: null, allowed: boolean) => void): void => {
    // Nobody else listens to the socket of an upgrade while this waits, and an error would end the process.
    if (!request.res) request.socket.on('error', () => undefined);
    this.admit(request).then(
      (place) => {
        if (!place.released) allow(null, true);
      },
      (error: unknown) => this.refuse(request, error),
    );
  };

  /** Watches the connections of this server: their places end with them. */
  attach({ engine }: LiveServer): void {
    engine.on('connection', (connection: Connection) => {
      const place = this.handshakes.get(connection.request);
      if (!place) {
        connection.close(true);
        return;
      }
      this.handshakes.delete(connection.request);
      this.connections.set(connection, place);
      // Socket.IO's own timeout would wait for a client that does not poll, for half a minute.
      const overdue = setTimeout(() => !place.connected && connection.close(true), SOCKET_LIMITS.connectTimeout);
      connection.once('close', () => {
        clearTimeout(overdue);
        this.release(place);
      });
      allowOneConnect(connection);
    });
  }

  /** The connection is a user's: it leaves the places of its address for one of theirs. False when they have none. */
  claimFor(userId: string, connection: Connection): boolean {
    const place = this.connections.get(connection);
    if (!place) return false;
    const release = this.take(`user ${userId}`, SOCKET_LIMITS.perUser);
    if (!release) return false;
    place.releaseHolder();
    place.releaseHolder = release;
    place.connected = true;
    if (place.released) release();
    return true;
  }

  /** The connection is a visitor's, who counts against the limits of the address. Throws `rate_limited` past them. */
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
    // Until Engine.IO has made a connection of it, the place ends with the request.
    (request.res ?? request.socket).once('close', () => {
      if (this.handshakes.delete(request)) this.release(place);
    });
    try {
      await this.visitors.check(address);
    } catch (error) {
      this.handshakes.delete(request);
      place.connected = true;
      this.release(place);
      throw error;
    }
    return place;
  }

  private placeFor(address: string): Place {
    const releaseNode = this.take('node', SOCKET_LIMITS.perNode);
    if (!releaseNode) throw nodeIsFull();
    const releaseHolder = this.take(`address ${address}`, SOCKET_LIMITS.perAddress);
    if (!releaseHolder) {
      releaseNode();
      throw addressIsFull();
    }
    return { address, releaseNode, releaseHolder, connected: false, released: false };
  }

  private take(holder: string, most: number): Release | undefined {
    return this.places.take(holder, this.settings.limits ? most : Infinity);
  }

  private release(place: Place): void {
    if (place.released) return;
    place.released = true;
    place.releaseNode();
    place.releaseHolder();
    // Who never says who they are is a visitor. Nobody is left to refuse; the next handshake is.
    if (!place.connected) void this.visitors.consume(place.address).catch(() => undefined);
  }

  private refuse(request: Handshake, thrown: unknown): void {
    const requestId = requestIdOf(request);
    const error = thrown instanceof AppError ? thrown : this.answers.explain(thrown, requestId);
    if (!request.res) {
      endWithError(request.socket, error, requestId);
      return;
    }
    const body = JSON.stringify(errorBody(error, requestId));
    this.answers.begin(request, request.res, '/socket.io', false).json(error.status, body, errorHeaders(error));
  }
}

/** A second CONNECT would have a session looked up again, and is nothing that a client sends: it ends the connection. */
function allowOneConnect(connection: Connection): void {
  let seen = false;
  connection.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
    if (type !== 'message' || typeof data !== 'string' || !data.startsWith(CONNECT)) return;
    // Ahead of Socket.IO, which hears of a packet only while the connection is open.
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
