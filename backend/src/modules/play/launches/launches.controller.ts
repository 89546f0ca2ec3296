import { launchAnswerSchema, type LaunchAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { Body, Controller, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { LaunchDto } from '@gamegeek/contracts/play/play.dto.js';
import type { Request, Response } from 'express';
import { PLAY_RETENTION } from '../../../config/limits.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { OwnOriginGuard } from '../../../core/http/request/own-origin.guard.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { Readers } from '../../games/directory/readers.service.js';
import { Launches } from './launches.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('games/:id/launches')
@UseGuards(OwnOriginGuard)
export class LaunchesController {
  constructor(
    private readonly launches: Launches,
    private readonly cookies: Cookies,
    private readonly readers: Readers,
  ) {}

  @Post()
  @Endpoint({
    summary: 'Launches a game',
    description:
      'For pages of this site only. The ticket is valid for 60 seconds and one exchange (`POST /api/play/sessions`). Callers who are not signed in play as guests.',
    body: LaunchDto,
    answers: [201, launchAnswerSchema],
    errors: ['not_found', 'conflict', 'blocked'],
  })
  async launch(
    @Param('id', IdPipe) id: number,
    @Body() { as = 'player', from }: LaunchDto,
    @CurrentUser() caller: SessionOwner | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LaunchAnswer> {
    response.setHeader('Cache-Control', 'no-store');
    const reader = this.readers.of(request);
    if (caller && as === 'player') return this.launches.launch(id, caller, { reader, from });
    const secret = this.cookies.read(request, 'guest');
    const launched = await this.launches.launchAsGuest(id, { secret, reader, from, address: addressKey(request.ip) });
    const { answer } = launched;
    this.cookies.set(response, 'guest', launched.secret, PLAY_RETENTION.guest);
    return answer;
  }
}
