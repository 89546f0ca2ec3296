import { modelTractionSchema, type ModelTraction } from '@gamegeek/contracts/models/traction.schemas.js';
import { Controller, Get, Param } from '@nestjs/common';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { TractionService } from './traction.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('models/:id/traction')
export class TractionController {
  constructor(private readonly traction: TractionService) {}

  @Get()
  @Endpoint({
    summary: 'Weekly plays and ratings of an AI model and its versions',
    answers: [200, modelTractionSchema],
    errors: ['not_found'],
  })
  of(@Param('id', IdPipe) id: number): Promise<ModelTraction> {
    return this.traction.of(id);
  }
}
