import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { TICKET_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { LaunchTicketFormat, type LaunchTicket } from './launch-ticket.js';
import { ticketInvalid } from './launches.errors.js';

export interface IssuedTicket {
  ticket: string;
  expiresAt: Date;
}

type NewLaunch = Omit<LaunchTicket, 'sessionId' | 'expiresAt'> & Partial<Pick<LaunchTicket, 'sessionId'>>;

@Injectable()
export class LaunchTickets {
  private readonly format: LaunchTicketFormat;

  constructor(
    private readonly clock: DatabaseClock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.format = new LaunchTicketFormat(settings);
  }

  issue({ sessionId = randomUUID(), ...launch }: NewLaunch): IssuedTicket {
    const expiresAt = Math.floor(this.clock.now() + TICKET_LIVES);
    return {
      ticket: this.format.sign({ ...launch, sessionId, expiresAt }),
      expiresAt: new Date(expiresAt),
    };
  }

  /** Throws `token_invalid`. */
  read(text: string): LaunchTicket {
    const ticket = this.format.read(text);
    if (!ticket || ticket.expiresAt <= this.clock.now()) throw ticketInvalid();
    return ticket;
  }
}
