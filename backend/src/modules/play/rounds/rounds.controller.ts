import { roundAnswerSchema, type RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentPlay, PlayTokenGuard, type PlayToken } from '../tokens/index.js';
import { Rounds } from './rounds.service.js';

@Controller('play/rounds')
@UseGuards(PlayTokenGuard)
export class RoundsController {
  constructor(private readonly rounds: Rounds) {}

  @Post()
  @HttpCode(200)
  @ApiEndpoint({
    summary: 'Starts a round',
    description:
      'The server keeps its start time and random seed, so that a score can be verified. A round is valid for six hours and counts once. It ends when the next one of the session starts.',
    answers: [200, roundAnswerSchema],
    errors: ['play_token_invalid', 'play_token_expired', 'session_over'],
    withPlayToken: true,
  })
  start(@CurrentPlay() play: PlayToken): Promise<RoundAnswer> {
    return this.rounds.start(play);
  }
}
