import { Controller, Get } from '@nestjs/common';
import type { Launch } from '@gamegeek/contracts/games/games.types.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { LaunchPlacesRepository } from './launch-places.repository.js';
import { LAUNCH } from './launch-promotion.schemas.js';

@Controller('launch')
export class LaunchPromotionController {
  constructor(private readonly places: LaunchPlacesRepository) {}

  @Get()
  @ApiEndpoint({ summary: 'The launch promotion, and how many places are left', answers: [200, LAUNCH] })
  state(): Promise<Launch> {
    return this.places.state();
  }
}
