import { draftLinkSchema, type DraftLink } from '@gamegeek/contracts/games/games.schemas.js';
import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { DraftLinks } from './draft-links.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('games/:id/draft-link')
export class DraftLinksController {
  constructor(private readonly links: DraftLinks) {}

  @Get()
  @Endpoint({
    summary: 'The secret link with which others test a draft',
    description:
      'For the makers of the game and admins. Whoever opens it sees and plays the draft, also without an account.',
    answers: [200, draftLinkSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'session',
  })
  read(
    @Param('id', IdPipe) id: number,
    @CurrentUser() caller: SessionOwner,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftLink> {
    response.setHeader('Cache-Control', 'no-store');
    return this.links.read(id, caller);
  }

  @Post()
  @HttpCode(200)
  @Endpoint({
    summary: 'Replaces the link of a draft',
    description: 'For the makers of the game and admins. The old link is refused at once, and ends what testers play.',
    answers: [200, draftLinkSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'session',
  })
  renew(
    @Param('id', IdPipe) id: number,
    @CurrentUser() caller: SessionOwner,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftLink> {
    response.setHeader('Cache-Control', 'no-store');
    return this.links.renew(id, caller);
  }
}
