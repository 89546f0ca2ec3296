import { reportSchema, type Report } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { ReportDto } from '@gamegeek/contracts/moderation/report.dto.js';
import { request } from '#shared/api/api-client.js';

export function sendReport({ kind, id, reason, text }: ReportDto): Promise<Report> {
  return request('/api/reports', { method: 'POST', body: { kind, id, reason, text }, answer: reportSchema });
}
