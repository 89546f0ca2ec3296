import * as v from 'valibot';
import { securityEventSchema, type SecurityEvent } from '@gamegeek/contracts/auth/security-events.schemas.js';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { SecurityEventsQueryDto } from '@gamegeek/contracts/auth/security-events-query.dto.js';
import type { Request, Response } from 'express';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { SecurityEventsRepository } from '../security-events/security-events.repository.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

const PAGE_SIZE = 50;

/** For admins: the security log of all accounts. */
@Controller('admin/security-events')
export class SecurityLogController {
  constructor(private readonly events: SecurityEventsRepository) {}

  @Get()
  @Endpoint({
    summary: 'The security log: sign-ins, changes to passwords, keys and second factors, and actions of admins',
    description: 'Newest first. `user` filters by the account concerned or the admin who acted.',
    query: SecurityEventsQueryDto,
    answers: [200, v.array(securityEventSchema)],
    errors: ['forbidden'],
    caller: 'admin',
    paged: true,
  })
  async list(
    @Query() query: SecurityEventsQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SecurityEvent[]> {
    const page = { page: query.page, limit: query.limit ?? PAGE_SIZE };
    const { events, total } = await this.events.page(query, sliceOf(page));
    setPagingHeaders(request, response, { ...page, total });
    response.setHeader('Cache-Control', 'no-store');
    return events;
  }
}
