import { Body, Controller, Param, Post, Res, UseGuards } from '@nestjs/common';
import { LaunchDto } from '@gamegeek/contracts/play/play.dto.js';
import type { LaunchAnswer } from '@gamegeek/contracts/play/play.types.js';
import type { Response } from 'express';
import { IdPipe } from '../../../core/http/id.pipe.js';
import { OwnOriginGuard } from '../../../core/http/own-origin.guard.js';
import { Documented } from '../../../core/openapi/documented.js';
import { CurrentUser, OptionalSession, type SessionOwner } from '../../auth/index.js';
import { LAUNCH_ANSWER } from '../play.schemas.js';
import { Launches } from './launches.service.js';

@Controller('games/:id/launches')
@UseGuards(OwnOriginGuard, OptionalSession)
export class LaunchesController {
  constructor(private readonly launches: Launches) {}

  @Post()
  @Documented({
    summary: 'Launches a game',
    description:
      'For pages of this site only. The ticket is good for 60 seconds and for one exchange (`POST /api/play/sessions`).',
    body: LaunchDto,
    answers: [201, LAUNCH_ANSWER],
    errors: ['unauthorized', 'not_found', 'conflict', 'blocked'],
  })
  launch(
    @Param('id', IdPipe) id: number,
    @Body() dto: LaunchDto,
    @CurrentUser() caller: SessionOwner | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LaunchAnswer> {
    response.setHeader('Cache-Control', 'no-store');
    return this.launches.launch(id, dto, caller);
  }
}
