import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { SecurityEventsRepository } from '../security-events/security-events.repository.js';
import { LoginsRepository } from '../sessions/logins.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TrustedDevicesRepository } from '../sessions/devices/trusted-devices.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const EVERY = 10 * 60_000;

/** Deletes personal data that is kept for a limited time: expired sessions, old sign-ins and security events. */
@ScheduledJob()
export class ForgetExpiredJob extends DeletionJob {
  readonly name = 'forget-expired';
  readonly every = EVERY;

  constructor(
    private readonly sessions: SessionsService,
    private readonly logins: LoginsRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly securityEvents: SecurityEventsRepository,
  ) {
    super();
  }

  override async run(): Promise<void> {
    await this.sessions.forgetExpired();
    await this.logins.forgetExpired();
    await this.devices.forgetExpired();
    await this.securityEvents.forgetExpired();
  }
}
