import { DailyQueryDto, DailyRoundDto } from '@gamegeek/contracts/daily/daily.dto.js';
import { dailySchema, type Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import { roundAnswerSchema, type RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { Body, Controller, Get, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { callerOf } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { CurrentPlay, PlayTokenGuard } from '../tokens/play-token.guard.js';
import type { PlayToken } from '../tokens/play-token.js';
import { Dailies } from './dailies.service.js';

@Controller('daily')
export class DailyController {
  constructor(
    private readonly dailies: Dailies,
    private readonly cookies: Cookies,
  ) {}

  @Get()
  @Endpoint({
    summary: 'The daily: one game and one seed a day for everybody',
    description:
      'A new one begins at 00:00 UTC. Signed-in players, and guests by the cookie of their browser, see what they have made of it. Its board is `GET /api/leaderboard?daily={day}`.',
    query: DailyQueryDto,
    answers: [200, dailySchema],
    errors: ['not_found'],
  })
  read(
    @Query() { day }: DailyQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Daily> {
    response.setHeader('Cache-Control', 'no-store');
    return this.dailies.read(day, { userId: callerOf(request)?.userId, guest: this.cookies.read(request, 'guest') });
  }

  @Post('round')
  @Endpoint({
    summary: 'Starts the counted round of the daily',
    description:
      'Once for each player and day: a run that was begun counts, even if it is left. A run that is begun before 00:00 UTC counts for that day. Its score is sent like any other, and counts on the other boards of the game as well.',
    body: DailyRoundDto,
    answers: [200, roundAnswerSchema],
    errors: ['play_token_invalid', 'play_token_expired', 'session_over', 'wrong_game', 'not_found', 'daily_played'],
    withPlayToken: true,
  })
  @UseGuards(PlayTokenGuard)
  begin(@CurrentPlay() play: PlayToken, @Body() round: DailyRoundDto): Promise<RoundAnswer> {
    return this.dailies.begin(play, round);
  }
}
