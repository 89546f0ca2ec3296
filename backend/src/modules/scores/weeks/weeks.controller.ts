import * as v from 'valibot';
import {
  finalizedWeekSchema,
  weekChampionsSchema,
  type FinalizedWeek,
  type WeekChampions,
} from '@gamegeek/contracts/scores/weeks.schemas.js';
import { Controller, Get, Header, Param, Query, Req, Res, Injectable, type PipeTransform } from '@nestjs/common';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import type { Request, Response } from 'express';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { WeeksService } from './weeks.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { notFound } from '../../../core/errors/app-error.js';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';

const WEEKS_PAGE_SIZE = 20;
const GAMES_PAGE_SIZE = 20;
/** Past weeks rarely change, but players are renamed and games hidden. */
const CACHE = 'public, max-age=5';

/** Parses the name of a week, `2026-W47`, to its start in milliseconds; other values are 404. */
@Injectable()
class WeekPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const start = parseWeekName(value);
    if (start === undefined) throw notFound('This week');
    return start;
  }
}

/** Finished weeks. */
@Controller('leaderboard/weeks')
export class WeeksController {
  constructor(private readonly weeks: WeeksService) {}

  /** The finalized weeks, newest first. */
  @Get()
  @Endpoint({
    summary: 'Finished weeks with their champions',
    query: PageQueryDto,
    answers: [200, v.array(finalizedWeekSchema)],
    paged: true,
  })
  @Header('Cache-Control', CACHE)
  async list(
    @Query() { page, limit = WEEKS_PAGE_SIZE }: PageQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FinalizedWeek[]> {
    const [weeks, total] = await this.weeks.list(sliceOf({ page, limit }));
    setPagingHeaders(request, response, { page, limit, total });
    return weeks;
  }

  /** The champions of a week, over all games and in each; the games are paged. */
  @Get(':week')
  @Endpoint({
    summary: 'The champions of a week',
    query: PageQueryDto,
    answers: [200, weekChampionsSchema],
    errors: ['not_found'],
    paged: true,
  })
  async show(
    @Param('week', WeekPipe) start: number,
    @Query() { page, limit = GAMES_PAGE_SIZE }: PageQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WeekChampions> {
    const [week, total] = await this.weeks.show(start, sliceOf({ page, limit }));
    setPagingHeaders(request, response, { page, limit, total });
    response.set('Cache-Control', CACHE);
    return week;
  }
}
