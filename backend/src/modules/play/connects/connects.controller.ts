import {
  connectPollSchema,
  connectRequestSchema,
  connectStartSchema,
  type ConnectPoll,
  type ConnectRequest,
  type ConnectStart,
} from '@gamegeek/contracts/play/play.schemas.js';
import {
  Body,
  Controller,
  Get,
  Headers,
  Ip,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import { PollConnectDto, StartConnectDto } from '@gamegeek/contracts/play/play.dto.js';
import type { Request, Response } from 'express';
import { addressKey } from '../../../core/http/request/client-address.js';
import { OwnOriginGuard } from '../../../core/http/request/own-origin.guard.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { Readers } from '../../games/directory/readers.service.js';
import { Connects, type CodeReader } from './connects.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { codeUnknown } from './connects.errors.js';
import { parseConnectCode } from '@gamegeek/contracts/play/connect-code.js';

/** Normalises a typed connect code; values that cannot be a code are 404. */
@Injectable()
class ConnectCodePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const code = parseConnectCode(value);
    if (code === undefined) throw codeUnknown();
    return code;
  }
}

/** For native games and games on other sites, which the site cannot pass a ticket. */
@Controller('play/connects')
export class ConnectsController {
  constructor(
    private readonly connects: Connects,
    private readonly readers: Readers,
  ) {}

  @Post()
  @Endpoint({
    summary: 'Starts to connect a game with a player',
    description:
      'Show the code and `verifyUrl` to the player, and poll until the player has confirmed. The code is valid for 10 minutes. With `guest`, the secret of a guest of this game, the best score and the running sessions of that guest move to the account.',
    body: StartConnectDto,
    answers: [201, connectStartSchema],
    errors: ['origin_not_allowed', 'not_found'],
    forGames: true,
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
  @Endpoint({
    summary: 'Returns whether the player has confirmed, and then a launch ticket',
    description:
      'Wait `interval` seconds between two polls; faster polls get `rate_limited`. The ticket is issued once and starts a session (`POST /api/play/sessions`). A game that requests the code outside browsers also gets the device secret, once: it starts further sessions of the player without a code.',
    body: PollConnectDto,
    answers: [200, connectPollSchema],
    errors: ['not_found', 'code_expired', 'code_used'],
    forGames: true,
  })
  poll(@Body() { poll }: PollConnectDto, @Res({ passthrough: true }) response: Response): Promise<ConnectPoll> {
    response.setHeader('Cache-Control', 'no-store');
    return this.connects.poll(poll);
  }

  @Get(':code')
  @Endpoint({
    summary: 'The game of a connect code, its creator and host, and the guest score that would move',
    description: 'For pages of this site only.',
    answers: [200, connectRequestSchema],
    errors: ['not_found', 'code_expired', 'code_used', 'blocked', 'forbidden_origin'],
    caller: 'session',
  })
  @UseGuards(OwnOriginGuard)
  read(
    @Param('code', ConnectCodePipe) code: string,
    @CurrentUser() caller: SessionOwner,
    @Req() request: Request,
  ): Promise<ConnectRequest> {
    return this.connects.read(code, this.readerOf(caller, request));
  }

  @Post(':code/confirm')
  @Endpoint({
    summary: 'Allows the game of a connect code to play as the user',
    description:
      'For pages of this site only. A game outside browsers stays connected until the player ends it (`DELETE /api/user/play-sessions/{id}`), changes the password or ends all other sessions, or until the game is hidden or the player blocked, or after 30 days without use. The play session of a game in a browser ends with this login session, at the latest after 12 hours.',
    answers: [204],
    errors: ['not_found', 'code_expired', 'code_used', 'blocked'],
    caller: 'session',
  })
  @UseGuards(OwnOriginGuard)
  confirm(
    @Param('code', ConnectCodePipe) code: string,
    @CurrentUser() caller: SessionOwner,
    @Req() request: Request,
  ): Promise<void> {
    return this.connects.confirm(code, this.readerOf(caller, request));
  }

  private readerOf(caller: SessionOwner, request: Request): CodeReader {
    return { caller, drafts: this.readers.of(request).drafts, address: addressKey(request.ip) };
  }
}
