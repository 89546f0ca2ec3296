import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { AppError } from '../../errors/app-error.js';
import { Cookies } from '../../http/request/cookies.service.js';
import { VisitorLimits } from '../../limits/visitor-limits.service.js';
import { ConnectionAdmission } from './connection-admission.service.js';
import type { Visitor } from '../topic-registry.service.js';

/** Finds the owner of a session token. Provided by the auth module, because core knows no module. */
export interface TokenOwners {
  cached(token: string): Visitor | undefined;
  resolve(token: string): Promise<Visitor | undefined>;
}

/** The parts of a Socket.IO socket that identify its user. */
interface ConnectingSocket {
  conn: Socket['conn'];
  handshake: { auth: Record<string, unknown> };
}

/**
 * Identifies the user of a socket from its handshake. An unknown or expired token makes a visitor, as on public pages.
 */
@Injectable()
export class Handshake {
  private owners: TokenOwners | undefined;

  constructor(
    private readonly admission: ConnectionAdmission,
    private readonly visitors: VisitorLimits,
    private readonly cookies: Cookies,
  ) {}

  identifyWith(owners: TokenOwners): void {
    this.owners = owners;
  }

  /** Throws `rate_limited` when the user has too many connections, or the visitor's address is past its limit. */
  async admit({ conn, handshake }: ConnectingSocket): Promise<Visitor> {
    const visitor = await this.find(handshake.auth.token, this.admission.addressOf(conn));
    if (visitor?.userId === undefined) await this.admission.countVisitor(conn);
    else if (!this.admission.claimFor(visitor.userId, conn)) throw tooManyConnections();
    return { ...visitor, drafts: this.cookies.read(conn.request, 'drafts') };
  }

  private async find(token: unknown, address: string): Promise<Visitor | undefined> {
    if (typeof token !== 'string' || token === '' || !this.owners) return undefined;
    const { owners } = this;
    return owners.cached(token) ?? this.visitors.lookUp(address, () => owners.resolve(token));
  }
}

const tooManyConnections = () => new AppError('rate_limited', 'Too many connections.');
