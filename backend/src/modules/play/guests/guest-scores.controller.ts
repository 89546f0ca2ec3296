import * as v from 'valibot';
import {
  guestClaimSchema,
  guestScoreSchema,
  type GuestClaim,
  type GuestScore,
} from '@gamegeek/contracts/play/play.schemas.js';
import { Controller, Delete, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { OwnOriginGuard } from '../../../core/http/request/own-origin.guard.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { Guests } from './guests.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** Scores of the guest whom the cookie identifies. */
@Controller('user/guest-scores')
@UseGuards(OwnOriginGuard)
export class GuestScoresController {
  constructor(
    private readonly guests: Guests,
    private readonly cookies: Cookies,
  ) {}

  @Get()
  @Endpoint({ summary: 'The scores this browser made as a guest', answers: [200, v.array(guestScoreSchema)] })
  list(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<GuestScore[]> {
    response.setHeader('Cache-Control', 'no-store');
    return this.guests.scoresOf(this.cookies.read(request, 'guest'));
  }

  @Post('claim')
  @Endpoint({
    summary: 'Moves the guest’s scores to the account',
    description: 'A guest can be claimed by one account. A repeated claim returns empty lists.',
    answers: [200, guestClaimSchema],
    errors: ['conflict'],
    caller: 'session',
  })
  claim(@Req() request: Request, @CurrentUser() caller: SessionOwner): Promise<GuestClaim> {
    return this.guests.claim(this.cookies.read(request, 'guest'), caller);
  }

  @Delete()
  @Endpoint({ summary: 'Deletes the scores this browser made as a guest', answers: [204] })
  async forget(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const secret = this.cookies.read(request, 'guest');
    if (secret !== undefined) await this.guests.forget(secret);
    this.cookies.clear(response, 'guest');
  }
}
