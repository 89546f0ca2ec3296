import { Controller, Delete, Post } from '@nestjs/common';
import { CurrentUser } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { EmailChangeService } from './email-change.service.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

/** The email address that is not confirmed yet (PUT /api/user/profile). */
@Controller('user/pending-email')
export class PendingEmailController {
  constructor(private readonly emailChange: EmailChangeService) {}

  @Delete()
  @Endpoint({ summary: 'Cancels the change of the email address', answers: [204], caller: 'session' })
  async cancel(@CurrentUser() { userId }: SessionOwner): Promise<void> {
    await this.emailChange.cancel(userId);
  }

  @Post('resend')
  @Endpoint({
    summary: 'Sends the link that confirms the pending address again',
    answers: [202],
    errors: ['not_found'],
    caller: 'session',
  })
  async resend(@CurrentUser() { userId }: SessionOwner): Promise<void> {
    await this.emailChange.resend(userId);
  }
}
