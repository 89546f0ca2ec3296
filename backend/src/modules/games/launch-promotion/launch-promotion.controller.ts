import { launchSchema, type Launch } from '@gamegeek/contracts/games/games.schemas.js';
import { Controller, Get } from '@nestjs/common';
import { LaunchPlacesRepository } from './launch-places.repository.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('launch')
export class LaunchPromotionController {
  constructor(private readonly places: LaunchPlacesRepository) {}

  @Get()
  @Endpoint({ summary: 'The launch promotion, and how many places are left', answers: [200, launchSchema] })
  state(): Promise<Launch> {
    return this.places.state();
  }
}
