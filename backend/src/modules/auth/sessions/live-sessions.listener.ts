import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Handshake } from '../../../core/live/connections/handshake.service.js';
import { LiveGateway } from '../../../core/live/live.gateway.js';
import { LimitedLog } from '../../../core/logging/limited-log.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { SESSION_ENDED, SessionsService, USER_CHANGED } from './sessions.service.js';

/** Identifies sockets by their session, and closes them when it ends on any node. */
@Injectable()
export class LiveSessionsListener implements OnModuleInit {
  private readonly log = new LimitedLog(new Logger('Live'));

  constructor(
    private readonly sessions: SessionsService,
    private readonly handshake: Handshake,
    private readonly gateway: LiveGateway,
    private readonly invalidations: Invalidations,
  ) {}

  onModuleInit(): void {
    this.handshake.identifyWith(this.sessions);
    this.invalidations.on(SESSION_ENDED, (sessionId) => this.gateway.endSession(Number(sessionId)));
    // The rights of admins end with their role; of others, nothing that they watch depends on what changes.
    this.invalidations.on(USER_CHANGED, (id) =>
      this.gateway.disconnect(({ userId, isAdmin }) => isAdmin === true && userId === id),
    );
    this.invalidations.onReset(() => {
      this.gateway.disconnect(({ isAdmin }) => isAdmin === true);
      void this.endMissed();
    });
  }

  /** Closes the sockets of sessions that ended while messages were lost. */
  private async endMissed(): Promise<void> {
    const open = this.gateway.openSessions();
    if (open.length === 0) return;
    try {
      for (const sessionId of await this.sessions.ended(open)) this.gateway.endSession(sessionId);
    } catch (error) {
      this.log.warn({ err: error }, 'sessions of open sockets could not be checked');
    }
  }
}
