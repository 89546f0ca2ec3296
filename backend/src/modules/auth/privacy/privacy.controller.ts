import { pipeline } from 'node:stream/promises';
import { exportDocumentSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { DeleteAccountDto } from '@gamegeek/contracts/auth/security.dto.js';
import type { Response } from 'express';
import { Costs } from '../../../core/limits/costs.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.service.js';
import { CurrentUser } from '../sessions/caller.js';
import { SignInsService } from '../sessions/sign-ins.service.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { exportDocument } from './export-document.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

/** Export of personal data, and deletion of the account. */
@Controller('user')
export class PrivacyController {
  constructor(
    private readonly data: PersonalDataRegistry,
    private readonly limits: RateLimits,
    private readonly deletion: AccountDeletionService,
    private readonly signIns: SignInsService,
  ) {}

  @Get('export')
  @Costs(20)
  @Endpoint({
    summary: 'All stored data of the user, as a file',
    answers: [200, exportDocumentSchema],
    caller: 'session',
  })
  async export(@CurrentUser() { userId, username }: SessionOwner, @Res() response: Response): Promise<void> {
    await this.limits.consume('dataExport', userId);
    const document = await exportDocument(this.data.parts, userId, new Date());
    response.set({
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="gamegeek-${username}.json"`,
    });
    // A failure ends the connection, so that a part of the document is not taken for the whole.
    await pipeline(document, response).catch(ignoreIfClientLeft);
  }

  @Post('delete')
  @Endpoint({
    summary: 'Deletes the account',
    body: DeleteAccountDto,
    answers: [204],
    errors: ['totp_required'],
    caller: 'session',
  })
  async delete(
    @CurrentUser() { userId }: SessionOwner,
    @Body() proof: DeleteAccountDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.deletion.delete(userId, proof);
    this.signIns.leave(response);
  }
}

function ignoreIfClientLeft(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
}
