import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { compose } from '../validation/compose.js';
import { PLAY_STATES, type PlayState } from './play.types.js';

const MAX_CREDENTIAL = 400;

const Credential = (name: string) =>
  compose(IsString({ message: `${name} must be text` }), MaxLength(MAX_CREDENTIAL, { message: `${name} is too long` }));

export const LAUNCH_AS = ['player', 'guest'] as const;

/** POST /api/games/{id}/launches. Signed in, one plays as oneself unless it is said otherwise. */
export class LaunchDto {
  @IsOptional()
  @IsIn(LAUNCH_AS, { message: 'as must be player or guest' })
  as?: (typeof LAUNCH_AS)[number];
}

/** POST /api/play/sessions */
export class ExchangeTicketDto {
  @Credential('ticket')
  ticket: string;
}

/** POST /api/play/pings */
export class PingDto {
  @IsIn(PLAY_STATES, { message: `state must be ${PLAY_STATES.join(' or ')}` })
  state: PlayState;
}

/** POST /api/play/end: the token stands in the body, because a page that is left can send no headers. */
export class EndPlayDto {
  @Credential('token')
  token: string;
}
