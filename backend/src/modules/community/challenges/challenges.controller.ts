import { NewChallengeDto } from '@gamegeek/contracts/challenges/challenges.dto.js';
import {
  challengeRaceSchema,
  challengeSchema,
  newChallengeSchema,
  ownChallengeSchema,
  type Challenge,
  type ChallengeRace,
  type NewChallenge,
  type OwnChallenge,
} from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import { FinishRaceDto } from '@gamegeek/contracts/races/races.dto.js';
import { Body, Controller, Get, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import * as v from 'valibot';
import { LargeIdPipe, UuidPipe } from '../../../core/http/input/id.pipe.js';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { CurrentPlay, PlayTokenGuard } from '../../play/tokens/play-token.guard.js';
import type { PlayToken } from '../../play/tokens/play-token.js';
import { Challenges } from './challenges.service.js';

const PAGE_SIZE = 10;

@Controller()
export class ChallengesController {
  constructor(private readonly challenges: Challenges) {}

  @Post('scores/:id/challenges')
  @Endpoint({
    summary: 'Challenges a player, or everybody who has the link, to race a recorded run',
    description:
      'For three days. The player gets a notice, unless invitations are turned off or one has blocked the other. An account has up to 20 open challenges.',
    body: NewChallengeDto,
    answers: [201, newChallengeSchema],
    errors: ['not_found', 'forbidden', 'rules_gone', 'quota_exceeded'],
    caller: 'unmuted',
  })
  create(
    @Param('id', LargeIdPipe) scoreId: number,
    @Body() challenge: NewChallengeDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<NewChallenge> {
    return this.challenges.create(scoreId, challenge, caller);
  }

  @Get('user/challenges')
  @Endpoint({
    summary: 'The challenges that the user has made, has got or has answered',
    description:
      'Open ones first, those that end first before the others; then those that ended last. Without challenges from players of whom one has blocked the other.',
    query: PageQueryDto,
    answers: [200, v.array(ownChallengeSchema)],
    caller: 'session',
    paged: true,
  })
  async listOwn(
    @CurrentUser() { userId }: SessionOwner,
    @Query() { page, limit = PAGE_SIZE }: PageQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnChallenge[]> {
    const [challenges, total] = await this.challenges.listOwn(userId, sliceOf({ page, limit }));
    setPagingHeaders(request, response, { page, limit, total });
    return challenges;
  }

  @Get('challenges/:id')
  @Endpoint({
    summary: 'A challenge: the run, and the results',
    description: '404 once the recording cannot be shown any more, or an account is deleted.',
    answers: [200, challengeSchema],
    errors: ['not_found'],
  })
  read(@Param('id', UuidPipe) id: string): Promise<Challenge> {
    return this.challenges.read(id);
  }

  @Post('play/challenges/:id/races')
  @UseGuards(PlayTokenGuard)
  @Endpoint({
    summary: 'Ends a race of a challenge',
    description:
      'Like `POST /api/play/races`, with a round of `POST /api/scores/{id}/races`. The best race of each player counts until the challenge is over.',
    body: FinishRaceDto,
    example: { round: 'ggr_6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60', score: 420, log: '2.aU' },
    answers: [200, challengeRaceSchema],
    errors: [
      ...(['play_token_invalid', 'play_token_expired', 'session_over', 'round_invalid'] as const),
      ...(['not_found', 'rules_gone', 'not_reproduced', 'too_fast'] as const),
    ],
    withPlayToken: true,
  })
  finishRace(
    @Param('id', UuidPipe) id: string,
    @Body() race: FinishRaceDto,
    @CurrentPlay() play: PlayToken,
  ): Promise<ChallengeRace> {
    return this.challenges.finishRace(id, race, play);
  }
}
