import { launchSchema, type Launch } from '@gamegeek/contracts/games/games.schemas.js';
import { Controller, Get } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { LaunchPlacesRepository } from './launch-places.repository.js';

/** The launch promotion: what it is and how many places are left. */
@Controller('launch')
export class LaunchPromotionController {
  constructor(private readonly places: LaunchPlacesRepository) {}

  @Get()
  @ApiEndpoint({ summary: 'How the launch promotion stands', answers: [200, launchSchema] })
  state(): Promise<Launch> {
    return this.places.state();
  }
}
