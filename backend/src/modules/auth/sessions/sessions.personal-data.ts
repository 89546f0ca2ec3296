import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { LoginsRepository } from './logins.repository.js';
import { presentLogin } from './session.presenter.js';
import { SessionsService } from './sessions.service.js';
import { TrustedDevicesRepository } from './devices/trusted-devices.repository.js';

/** Exports open sessions and sign-ins; deletes the sign-ins with the account, whose deletion ends the sessions. */
@Injectable()
export class SessionsPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly sessions: SessionsService,
    private readonly logins: LoginsRepository,
    private readonly devices: TrustedDevicesRepository,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'sessions', collect: (userId) => this.openSessions(userId) });
    this.data.register({
      name: 'logins',
      collect: async (userId) => (await this.logins.of(userId)).map(presentLogin),
      erase: (em, { id }) => this.logins.removeAll(em, id),
    });
    this.data.register({ name: 'trusted_devices', erase: (em, { id }) => this.devices.forgetAll(em, id) });
  }

  private async openSessions(userId: string): Promise<object[]> {
    const sessions = await this.sessions.openOf(userId);
    return sessions.map(({ id, createdAt, lastSeenAt, expiresAt, ip, userAgent }) => ({
      id,
      created_at: createdAt,
      last_seen_at: lastSeenAt,
      expires_at: expiresAt,
      ip: ip ?? null,
      user_agent: userAgent ?? null,
    }));
  }
}
