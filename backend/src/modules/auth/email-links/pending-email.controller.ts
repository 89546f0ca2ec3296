import { Controller, Delete, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../sessions/caller.js';
import { SessionGuard } from '../sessions/session.guard.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { EmailChangeService } from './email-change.service.js';

/** The email address that is not confirmed yet (PUT /api/user/profile). */
@Controller('user/pending-email')
@UseGuards(SessionGuard)
export class PendingEmailController {
  constructor(private readonly emailChange: EmailChangeService) {}

  @Delete()
  @ApiEndpoint({ summary: 'Cancels the change of the email address', answers: [204], signedIn: true })
  @HttpCode(204)
  async cancel(@CurrentUser() { userId }: SessionOwner): Promise<void> {
    await this.emailChange.cancel(userId);
  }

  @Post('resend')
  @ApiEndpoint({
    summary: 'Sends the link that confirms the pending address again',
    answers: [202],
    errors: ['not_found'],
    signedIn: true,
  })
  @HttpCode(202)
  async resend(@CurrentUser() { userId }: SessionOwner): Promise<void> {
    await this.emailChange.resend(userId);
  }
}
