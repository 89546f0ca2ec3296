import { guestTicketSchema, type GuestTicket } from '@gamegeek/contracts/play/play.schemas.js';
import { Body, Controller, Headers, Ip, Post, Res } from '@nestjs/common';
import { EnterAsGuestDto } from '@gamegeek/contracts/play/play.dto.js';
import type { Response } from 'express';
import { addressKey } from '../../../core/http/client-address.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { Launches } from './launches.service.js';

/** For games on other sites, which keep the guest's secret themselves. */
@Controller('play/guests')
export class GuestLaunchesController {
  constructor(private readonly launches: Launches) {}

  @Post()
  @ApiEndpoint({
    summary: 'Begins to play as a guest',
    description: 'The secret (`ggg_…`) makes the same guest again for 30 days, when it is sent with the next request.',
    body: EnterAsGuestDto,
    answers: [201, guestTicketSchema],
    errors: ['origin_not_allowed', 'not_found'],
  })
  enter(
    @Body() { gameId, guest }: EnterAsGuestDto,
    @Headers('origin') origin: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuestTicket> {
    response.setHeader('Cache-Control', 'no-store');
    return this.launches.enterAsGuest(gameId, { secret: guest, origin, address: addressKey(ip) });
  }
}
