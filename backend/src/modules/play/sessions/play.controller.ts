import {
  playMeSchema,
  playSessionAnswerSchema,
  playTokenSchema,
  type PlayMe,
  type PlaySessionAnswer,
  type PlayTokenAnswer,
} from '@gamegeek/contracts/play/play.schemas.js';
import { Body, Controller, Get, Headers, Post, Req, Res, UseGuards } from '@nestjs/common';
import { EndPlayDto, PingDto, StartPlayDto } from '@gamegeek/contracts/play/play.dto.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Request, Response } from 'express';
import { validationFailed } from '../../../core/errors/app-error.js';
import { AcceptedLanguage } from '../../../core/http/request/accepted-language.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import { CurrentPlay, AcceptsExpiredToken, PlayTokenGuard } from '../tokens/play-token.guard.js';
import { PlayTokens } from '../tokens/play-tokens.service.js';
import type { PlayToken } from '../tokens/play-token.js';
import { deviceOf } from './device-of.js';
import { PlaySessions } from './play-sessions.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

const PLAY_ERRORS = ['play_token_invalid', 'play_token_expired', 'session_over'] as const;

/** For running games, on any page and outside browsers. */
@Controller('play')
export class PlayController {
  constructor(
    private readonly sessions: PlaySessions,
    private readonly tokens: PlayTokens,
  ) {}

  @Post('sessions')
  @Endpoint({
    summary: 'Starts a play session',
    description:
      'With a launch ticket, which can be exchanged once, or with the device secret of a connected game. `token_invalid` means that the ticket has expired or the game is no longer connected.',
    body: StartPlayDto,
    example: { ticket: 'ggl_…' },
    answers: [201, playSessionAnswerSchema],
    errors: ['token_invalid', 'ticket_used', 'origin_not_allowed', 'blocked', 'not_found'],
    forGames: true,
  })
  open(
    @Body() start: StartPlayDto,
    @Headers('origin') origin: string | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @AcceptedLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlaySessionAnswer> {
    response.setHeader('Cache-Control', 'no-store');
    const { kind, secret } = onlyOne('ticket', start.ticket, start.device);
    const client = { origin, language, device: deviceOf(userAgent) };
    return kind === 'device' ? this.sessions.openConnected(secret, client) : this.sessions.open(secret, client);
  }

  @Post('token')
  @AcceptsExpiredToken()
  @Endpoint({
    summary: 'Renews a play token',
    description: 'Send the old token, which may have expired, in the Authorization header.',
    answers: [200, playTokenSchema],
    errors: ['play_token_invalid', 'session_over'],
    withPlayToken: true,
    forGames: true,
  })
  @UseGuards(PlayTokenGuard)
  renew(@CurrentPlay() play: PlayToken, @Res({ passthrough: true }) response: Response): Promise<PlayTokenAnswer> {
    response.setHeader('Cache-Control', 'no-store');
    return this.sessions.renew(play);
  }

  @Post('pings')
  @Endpoint({
    summary: 'Keeps a play session running',
    description:
      'A session without a ping for 120 seconds ends. That of a connected game goes on, but is not listed as being played.',
    body: PingDto,
    answers: [204],
    errors: [...PLAY_ERRORS],
    withPlayToken: true,
    forGames: true,
  })
  @UseGuards(PlayTokenGuard)
  ping(@CurrentPlay() play: PlayToken, @Body() { state }: PingDto): Promise<void> {
    return this.sessions.ping(play, state);
  }

  @Post('end')
  @Endpoint({
    summary: 'Ends a play session',
    description:
      'Send the token in the body, because a page that is being closed cannot set headers. With the device secret instead, the game is no longer connected, and all its sessions end.',
    body: EndPlayDto,
    example: { token: 'ggp_…' },
    answers: [204],
    errors: ['play_token_invalid', 'session_over', 'token_invalid'],
    forGames: true,
  })
  async end(@Body() end: EndPlayDto, @Req() request: Request): Promise<void> {
    const { kind, secret } = onlyOne('token', end.token, end.device);
    if (kind === 'device') return this.sessions.disconnect(secret);
    const play = await this.tokens.verify(secret, () => addressKey(request.ip), { expired: true });
    await this.sessions.end(play);
  }

  @Get('me')
  @Endpoint({
    summary: 'The player and session of a play token',
    description: 'Lets the server of a game verify a token.',
    answers: [200, playMeSchema],
    errors: [...PLAY_ERRORS],
    withPlayToken: true,
  })
  @UseGuards(PlayTokenGuard)
  me(@CurrentPlay() play: PlayToken): Promise<PlayMe> {
    return this.sessions.me(play);
  }
}

/** The credential of a body that must have one of two; null means absent. */
function onlyOne<Kind extends string>(
  kind: Kind,
  given: string | null | undefined,
  device: string | null | undefined,
): { kind: Kind | 'device'; secret: string } {
  const secret = given ?? device ?? undefined;
  if (secret === undefined || (given && device)) throw validationFailed({ device: [`Send either ${kind} or device`] });
  return { kind: secret === given ? kind : 'device', secret };
}
