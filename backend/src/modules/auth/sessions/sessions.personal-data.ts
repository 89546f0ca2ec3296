import { LoginsRepository } from './logins.repository.js';
import { presentLogin } from './session.presenter.js';
import { SessionsService } from './sessions.service.js';
import { TrustedDevicesRepository } from './devices/trusted-devices.repository.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Exports open sessions and sign-ins; deletes the sign-ins with the account, whose deletion ends the sessions. */
@PersonalData()
export class SessionsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    { name: 'sessions', collect: (userId) => this.openSessions(userId) },
    {
      name: 'logins',
      collect: async (userId) => (await this.logins.of(userId)).map(presentLogin),
      erase: (em, { id }) => this.logins.removeAll(em, id),
    },
    { name: 'trusted_devices', erase: (em, { id }) => this.devices.forgetAll(em, id) },
  ];

  constructor(
    private readonly sessions: SessionsService,
    private readonly logins: LoginsRepository,
    private readonly devices: TrustedDevicesRepository,
  ) {}

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
