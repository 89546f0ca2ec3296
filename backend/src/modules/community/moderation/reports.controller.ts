import { reportSchema, type Report } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { Body, Controller, Post, Res } from '@nestjs/common';
import { ReportDto } from '@gamegeek/contracts/moderation/report.dto.js';
import type { Response } from 'express';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { ReportsService } from './reports.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** 200 if the caller has already reported the subject and the report is still open. */
  @Post()
  @Endpoint({
    summary: 'Reports a comment, a game or a score',
    body: ReportDto,
    answers: [201, reportSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  async report(
    @Body() dto: ReportDto,
    @CurrentUser() caller: SessionOwner,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Report> {
    const { report, isNew } = await this.reports.report(dto, caller);
    if (!isNew) response.status(200);
    return report;
  }
}
