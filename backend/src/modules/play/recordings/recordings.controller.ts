import { recordingSchema, type RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LargeIdPipe } from '../../../core/http/input/id.pipe.js';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { callerOf } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { Recordings } from './recordings.service.js';

@Controller('scores')
export class RecordingsController {
  constructor(
    private readonly recordings: Recordings,
    private readonly cookies: Cookies,
  ) {}

  /** The rank changes, and a removed score has to disappear soon. */
  @Get(':id/recording')
  @Endpoint({
    summary: 'The recording of a score: its seed and inputs, with which the game shows the run again',
    description:
      'Rows with `recorded` have one: checked scores of the arcade that are on a board, scores whose game has recorded the run itself, and for a while those that were on one. It goes with a removed score or a deleted account. Runs of the daily of today are shown to those who have played it.',
    answers: [200, recordingSchema],
    errors: ['not_found', 'forbidden', 'rules_gone'],
  })
  async read(
    @Param('id', LargeIdPipe) scoreId: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecordingAnswer> {
    const reader = { userId: callerOf(request)?.userId, guest: this.cookies.read(request, 'guest') };
    const { answer, isOpen } = await this.recordings.read(scoreId, reader);
    response.setHeader('Cache-Control', isOpen ? 'private, no-store' : 'public, max-age=60');
    return answer;
  }
}
