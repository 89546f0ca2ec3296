import { recordingSchema, type RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { LargeIdPipe } from '../../../core/http/input/id.pipe.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { Recordings } from './recordings.service.js';

@Controller('scores')
export class RecordingsController {
  constructor(private readonly recordings: Recordings) {}

  /** The rank changes, and a removed score has to disappear soon. */
  @Get(':id/recording')
  @Endpoint({
    summary: 'The recording of a score: its seed and inputs, with which the game shows the run again',
    description:
      'Rows with `recorded` have one: checked scores of the arcade that are on a board, scores whose game has recorded the run itself, and for a while those that were on one. It goes with a removed score or a deleted account.',
    answers: [200, recordingSchema],
    errors: ['not_found', 'rules_gone'],
  })
  @Header('Cache-Control', 'public, max-age=60')
  read(@Param('id', LargeIdPipe) scoreId: number): Promise<RecordingAnswer> {
    return this.recordings.read(scoreId);
  }
}
