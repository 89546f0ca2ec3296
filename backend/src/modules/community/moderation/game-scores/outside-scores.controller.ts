import { OutsideScoresDto } from '@gamegeek/contracts/moderation/outside-scores.dto.js';
import {
  MOST_OUTSIDE,
  outsideScoresSchema,
  type OutsideScores as Outside,
} from '@gamegeek/contracts/moderation/outside-scores.schemas.js';
import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import { IdPipe } from '../../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../../auth/sessions/caller.js';
import { Endpoint } from '../../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { OutsideScores } from './outside-scores.service.js';

/** For the makers of a game and admins. */
@Controller('games/:id/outside-scores')
export class OutsideScoresController {
  constructor(private readonly scores: OutsideScores) {}

  @Get()
  @Endpoint({
    summary: 'How many scores on the boards of a game are outside of its bounds',
    description: `For its makers and admins. Counts up to ${MOST_OUTSIDE}, without scores about which an admin has decided.`,
    answers: [200, outsideScoresSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  count(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<Outside> {
    return this.scores.count(id, caller);
  }

  @Delete()
  @Endpoint({
    summary: 'Removes the scores outside of the bounds of a game',
    description:
      'By a maker of the game or an admin; answered before it is done. Each removal is logged and can be undone like a single one. A player is notified once, reads the reason and can appeal to the admins.',
    body: OutsideScoresDto,
    answers: [202],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  remove(
    @Param('id', IdPipe) id: number,
    @Body() dto: OutsideScoresDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    return this.scores.remove(id, dto, caller);
  }
}
