import {
  connectPollSchema,
  connectRequestSchema,
  connectStartSchema,
  type ConnectPoll,
  type ConnectRequest,
  type ConnectStart,
} from '@gamegeek/contracts/play/play.schemas.js';
import { Body, Controller, Get, Headers, HttpCode, Ip, Param, Post, Res, UseGuards } from '@nestjs/common';
import { PollConnectDto, StartConnectDto } from '@gamegeek/contracts/play/play.dto.js';
import type { Response } from 'express';
import { addressKey } from '../../../core/http/client-address.js';
import { OwnOriginGuard } from '../../../core/http/own-origin.guard.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser, SessionGuard, type SessionOwner } from '../../auth/index.js';
import { ConnectCodePipe } from './connect-code.pipe.js';
import { Connects } from './connects.service.js';

/** For native games and games on other sites, which cannot be handed a ticket by the site. */
@Controller('play/connects')
export class ConnectsController {
  constructor(private readonly connects: Connects) {}

  @Post()
  @ApiEndpoint({
    summary: 'Starts to connect a game to a player',
    description:
      'Show the code and `verifyUrl` to the player, and poll until the player has confirmed. The code is good for 10 minutes. With `guest`, the scores of that guest move to the account.',
    body: StartConnectDto,
    answers: [201, connectStartSchema],
    errors: ['origin_not_allowed', 'not_found'],
  })
  start(
    @Body() { gameId, guest }: StartConnectDto,
    @Headers('origin') origin: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConnectStart> {
    response.setHeader('Cache-Control', 'no-store');
    return this.connects.start(gameId, { guest, origin, address: addressKey(ip) });
  }

  @Post('poll')
  @HttpCode(200)
  @ApiEndpoint({
    summary: 'Asks whether the player has confirmed',
    description:
      'Wait `interval` seconds between two polls; faster ones are answered `rate_limited`. The ticket is handed out once and becomes a session like any other (`POST /api/play/sessions`).',
    body: PollConnectDto,
    answers: [200, connectPollSchema],
    errors: ['not_found', 'code_expired', 'code_used'],
  })
  poll(@Body() { poll }: PollConnectDto, @Res({ passthrough: true }) response: Response): Promise<ConnectPoll> {
    response.setHeader('Cache-Control', 'no-store');
    return this.connects.poll(poll);
  }

  @Get(':code')
  @UseGuards(OwnOriginGuard, SessionGuard)
  @ApiEndpoint({
    summary: 'What a connect code asks for',
    description: 'For pages of this site only.',
    answers: [200, connectRequestSchema],
    errors: ['not_found', 'code_expired', 'code_used', 'blocked', 'forbidden_origin'],
    signedIn: true,
  })
  read(
    @Param('code', ConnectCodePipe) code: string,
    @CurrentUser() caller: SessionOwner,
    @Ip() ip: string,
  ): Promise<ConnectRequest> {
    return this.connects.read(code, { caller, address: addressKey(ip) });
  }

  @Post(':code/confirm')
  @HttpCode(204)
  @UseGuards(OwnOriginGuard, SessionGuard)
  @ApiEndpoint({
    summary: 'Lets the game of a connect code play in the user’s name',
    description:
      'For pages of this site only. The play session that follows ends with this login session, and no later than 12 hours after it began.',
    answers: [204],
    errors: ['not_found', 'code_expired', 'code_used', 'blocked'],
    signedIn: true,
  })
  confirm(
    @Param('code', ConnectCodePipe) code: string,
    @CurrentUser() caller: SessionOwner,
    @Ip() ip: string,
  ): Promise<void> {
    return this.connects.confirm(code, { caller, address: addressKey(ip) });
  }
}
