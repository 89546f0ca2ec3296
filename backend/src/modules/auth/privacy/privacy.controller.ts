import { dataExportSchema, exportDocumentSchema, type DataExport } from '@gamegeek/contracts/auth/account.schemas.js';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Body, Controller, Get, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { DeleteAccountDto } from '@gamegeek/contracts/auth/security.dto.js';
import type { Request, Response } from 'express';
import { Costs } from '../../../core/limits/costs.js';
import { CurrentUser } from '../sessions/caller.js';
import { SignInsService } from '../sessions/sign-ins.service.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DataExportsService } from './data-exports.service.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

/** Export of personal data, and deletion of the account. */
@Controller('user')
export class PrivacyController {
  constructor(
    private readonly exports: DataExportsService,
    private readonly deletion: AccountDeletionService,
    private readonly signIns: SignInsService,
  ) {}

  @Post('export')
  @Endpoint({
    summary: 'Requests an export of all personal data of the user',
    answers: [202, dataExportSchema],
    caller: 'session',
  })
  async request(@CurrentUser() { userId }: SessionOwner): Promise<DataExport> {
    return this.exports.request(userId);
  }

  @Get('export')
  @Endpoint({ summary: 'The state of the data export', answers: [200, dataExportSchema], caller: 'session' })
  async status(@CurrentUser() { userId }: SessionOwner): Promise<DataExport> {
    return this.exports.status(userId);
  }

  @Get('export/file')
  @Costs(20)
  @Endpoint({
    summary: 'Downloads the data export',
    answers: [200, exportDocumentSchema],
    errors: ['not_found'],
    caller: 'session',
  })
  async file(
    @CurrentUser() { userId, username }: SessionOwner,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const packed = Readable.from(await this.exports.fetch(userId));
    response.set({ 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' });
    const type = 'application/json; charset=utf-8';
    const disposition = `attachment; filename="gamegeek-${username}.json"`;
    // Stored compressed, so it is sent as is.
    if (request.acceptsEncodings('gzip')) {
      response.set('Content-Encoding', 'gzip');
      return new StreamableFile(packed, { type, disposition });
    }
    const plain = createGunzip();
    packed.once('error', (error) => plain.destroy(error));
    return new StreamableFile(packed.pipe(plain), { type, disposition });
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
