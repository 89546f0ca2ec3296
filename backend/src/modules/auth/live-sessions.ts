import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Handshake } from '../../core/live/handshake.js';
import { LiveGateway } from '../../core/live/live.gateway.js';
import { Invalidations } from '../../core/redis/invalidation.js';
import { SESSION_ENDED, Sessions } from './sessions.js';

/** Sockets know whose they are by their session, and end with it on every node. */
@Injectable()
export class LiveSessions implements OnModuleInit {
  constructor(
    private readonly sessions: Sessions,
    private readonly handshake: Handshake,
    private readonly gateway: LiveGateway,
    private readonly invalidations: Invalidations,
  ) {}

  onModuleInit(): void {
    this.handshake.identifyWith((token) => this.sessions.resolve(token));
    this.invalidations.on(SESSION_ENDED, (sessionId) => this.gateway.endSession(Number(sessionId)));
  }
}
