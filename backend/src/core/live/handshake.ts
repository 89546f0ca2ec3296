import { Inject, Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { SOCKET_LIMITS } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { addressKey, clientAddress } from '../http/client-address.js';
import type { Visitor } from './topic-registry.js';

/** Finds who a session token belongs to. The auth module gives it, because core knows no module. */
export type IdentifyVisitor = (token: string) => Promise<Visitor | undefined>;

/**
 * Who is at a socket, decided once from the handshake, and how many sockets one visitor may hold on this node.
 * A token that is unknown or has ended makes a visitor of its bearer, as it does on every public page.
 */
@Injectable()
export class Handshake {
  private identify: IdentifyVisitor = () => Promise.resolve(undefined);
  private readonly open = new Map<string, number>();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  identifyWith(identify: IdentifyVisitor): void {
    this.identify = identify;
  }

  async visitorOf(socket: Socket): Promise<Visitor> {
    const token: unknown = socket.handshake.auth.token;
    if (typeof token !== 'string' || token === '') return {};
    return (await this.identify(token)) ?? {};
  }

  /** Whether one more socket fits; the answer's function gives the place back, once however often it is called. */
  admit(socket: Socket, { userId }: Visitor): (() => void) | undefined {
    const [holder, most] = userId
      ? ([`user ${userId}`, SOCKET_LIMITS.perUser] as const)
      : ([`address ${this.addressOf(socket)}`, SOCKET_LIMITS.perAddress] as const);
    const held = this.open.get(holder) ?? 0;
    if (held >= most && this.settings.limits) return undefined;
    this.open.set(holder, held + 1);
    let holds = true;
    return () => {
      if (!holds) return;
      holds = false;
      const left = (this.open.get(holder) ?? 1) - 1;
      if (left > 0) this.open.set(holder, left);
      else this.open.delete(holder);
    };
  }

  private addressOf({ handshake }: Socket): string {
    const forwarded = [handshake.headers['x-forwarded-for'] ?? []].flat().join(',');
    return addressKey(clientAddress(handshake.address, forwarded, this.settings.trustProxy));
  }
}
