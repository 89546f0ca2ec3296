import { Module } from '@nestjs/common';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SecurityLogController } from './security-log.controller.js';

/** Shows the security log to admins; apart from it, because sessions record into it. */
@Module({
  imports: [SecurityEventsModule, SessionsModule],
  controllers: [SecurityLogController],
})
export class SecurityLogModule {}
