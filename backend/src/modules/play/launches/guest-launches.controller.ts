import { guestTicketSchema, type GuestTicket } from '@gamegeek/contracts/play/play.schemas.js';
import { Body, Controller, Headers, Ip, Post, Res } from '@nestjs/common';
import { EnterAsGuestDto } from '@gamegeek/contracts/play/play.dto.js';
import type { Response } from 'express';
import { addressKey } from '../../../core/http/request/client-address.js';
import { Launches } from './launches.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** For games on other sites, which store the secret of the guest themselves. */
@Controller('play/guests')
export class GuestLaunchesController {
  constructor(private readonly launches: Launches) {}

  @Post()
  @Endpoint({
    summary: 'Issues a launch ticket for a guest',
    description:
      'Send the secret (`ggg_…`) with later requests to stay the same guest. It is valid for this game only; with the secret of another game the player becomes a new guest. Guests are kept for 30 days after they last played.',
    body: EnterAsGuestDto,
    answers: [201, guestTicketSchema],
    errors: ['origin_not_allowed', 'not_found'],
    forGames: true,
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
