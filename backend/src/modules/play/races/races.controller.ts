import { roundAnswerSchema, type RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { FinishRaceDto } from '@gamegeek/contracts/races/races.dto.js';
import { raceResultSchema, type RaceResult } from '@gamegeek/contracts/races/races.schemas.js';
import { Body, Controller, Param, Post, UseGuards } from '@nestjs/common';
import { LargeIdPipe } from '../../../core/http/input/id.pipe.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { CurrentPlay, PlayTokenGuard } from '../tokens/play-token.guard.js';
import type { PlayToken } from '../tokens/play-token.js';
import { Races } from './races.service.js';

@Controller()
@UseGuards(PlayTokenGuard)
export class RacesController {
  constructor(private readonly races: Races) {}

  @Post('scores/:id/races')
  @Endpoint({
    summary: 'Starts a race against a recorded run: a round with its seed',
    description:
      'Practice: the score of the round counts on no board, and `POST /api/scores` refuses it. 410 `rules_gone`: the game has other rules than when the run was played.',
    answers: [200, roundAnswerSchema],
    errors: [
      ...(['play_token_invalid', 'play_token_expired', 'session_over'] as const),
      ...(['not_found', 'forbidden', 'rules_gone', 'wrong_game'] as const),
    ],
    withPlayToken: true,
  })
  begin(@Param('id', LargeIdPipe) scoreId: number, @CurrentPlay() play: PlayToken): Promise<RoundAnswer> {
    return this.races.begin(scoreId, play);
  }

  @Post('play/races')
  @Endpoint({
    summary: 'Ends a race: the run is checked like any other, and compared with the recorded one',
    description:
      'With the input log as `log`, unless the server has answered the inputs. The best of each player counts.',
    body: FinishRaceDto,
    example: { round: 'ggr_6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60', score: 420, log: '2.aU' },
    answers: [200, raceResultSchema],
    errors: [
      ...(['play_token_invalid', 'play_token_expired', 'session_over', 'round_invalid'] as const),
      ...(['not_found', 'rules_gone', 'not_reproduced', 'too_fast'] as const),
    ],
    withPlayToken: true,
  })
  finish(@Body() race: FinishRaceDto, @CurrentPlay() play: PlayToken): Promise<RaceResult> {
    return this.races.finish(race, play);
  }
}
