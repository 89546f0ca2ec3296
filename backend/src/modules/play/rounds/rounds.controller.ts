import { GuessDto, ResumeRoundDto } from '@gamegeek/contracts/play/play.dto.js';
import {
  guessAnswerSchema,
  resumedRoundSchema,
  roundAnswerSchema,
  type GuessAnswer,
  type ResumedRound,
  type RoundAnswer,
} from '@gamegeek/contracts/play/play.schemas.js';
import { Body, Controller, Ip, Post, UseGuards } from '@nestjs/common';
import { addressKey } from '../../../core/http/request/client-address.js';
import { CurrentPlay, PlayTokenGuard } from '../tokens/play-token.guard.js';
import type { PlayToken } from '../tokens/play-token.js';
import { Rounds } from './rounds.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('play/rounds')
@UseGuards(PlayTokenGuard)
export class RoundsController {
  constructor(private readonly rounds: Rounds) {}

  @Post()
  @Endpoint({
    summary: 'Starts a round',
    description:
      'The server keeps its start time and random seed, so that a score can be verified. A round is valid for six hours and counts once. It ends when the next one of the session starts.',
    answers: [200, roundAnswerSchema],
    errors: ['play_token_invalid', 'play_token_expired', 'session_over'],
    withPlayToken: true,
    forGames: true,
  })
  start(@CurrentPlay() play: PlayToken): Promise<RoundAnswer> {
    return this.rounds.start(play);
  }

  @Post('guesses')
  @Endpoint({
    summary: 'Answers an input of a game with hidden information',
    description:
      'Games of the arcade with secrets: the server keeps seed and log of the round, and answers each input once it is stored. `at` is the number of inputs before this one. An input cannot be taken back; the same input at the same place is answered again. A word that is in no list is answered with `unknown: true` and is not counted.',
    body: GuessDto,
    example: { round: 'ggr_6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60', at: 0, input: 'encrane' },
    answers: [200, guessAnswerSchema],
    errors: ['play_token_invalid', 'play_token_expired', 'session_over', 'round_invalid', 'conflict'],
    withPlayToken: true,
  })
  guess(@CurrentPlay() play: PlayToken, @Body() guess: GuessDto, @Ip() ip: string): Promise<GuessAnswer> {
    return this.rounds.guess(guess, play, addressKey(ip));
  }

  @Post('resume')
  @Endpoint({
    summary: 'The inputs of a round, for going on with it',
    description:
      'Games of the arcade with secrets: a game that was reloaded in the middle of a run gets the opening, and all inputs with their answers. The round must not have ended, or be older than six hours.',
    body: ResumeRoundDto,
    example: { round: 'ggr_6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60' },
    answers: [200, resumedRoundSchema],
    errors: ['play_token_invalid', 'play_token_expired', 'session_over', 'round_invalid'],
    withPlayToken: true,
  })
  resume(@CurrentPlay() play: PlayToken, @Body() { round }: ResumeRoundDto): Promise<ResumedRound> {
    return this.rounds.resume(round, play);
  }
}
