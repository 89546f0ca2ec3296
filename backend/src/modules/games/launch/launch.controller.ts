import { Controller, Get } from '@nestjs/common';
import type { Launch } from '@gamegeek/contracts/games/games.types.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { LAUNCH } from '../game.schemas.js';
import { LaunchPlaces } from './launch-places.js';

/** The launch promotion: what it is and how many places are left. */
@Controller('launch')
export class LaunchController {
  constructor(private readonly places: LaunchPlaces) {}

  @Get()
  @ApiEndpoint({ summary: 'How the launch promotion stands', answers: [200, LAUNCH] })
  state(): Promise<Launch> {
    return this.places.state();
  }
}
