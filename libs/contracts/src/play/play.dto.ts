import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { compose } from '../validation/compose.js';
import { PLAY_STATES, type PlayState } from './play.types.js';

const MAX_CREDENTIAL = 400;
/** The secret by which a browser without an account is the same guest again. */
export const GUEST_SECRET = /^ggg_[A-Za-z0-9_-]{43}$/;

/** What a game asks with whether its connect code has been confirmed. */
export const POLL_SECRET = /^ggc_[A-Za-z0-9_-]{43}$/;

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

/** POST /api/play/guests */
export class EnterAsGuestDto {
  @IsInt({ message: 'gameId must be an integer' })
  @Min(1, { message: 'gameId must be positive' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'gameId is too large' })
  gameId: number;

  /** Of a guest who has played before. */
  @IsOptional()
  @Matches(GUEST_SECRET, { message: 'guest must be a secret that begins with ggg_' })
  guest?: string;
}

/** POST /api/play/connects */
export class StartConnectDto extends EnterAsGuestDto {}

/** POST /api/play/connects/poll */
export class PollConnectDto {
  @Matches(POLL_SECRET, { message: 'poll must be a secret that begins with ggc_' })
  poll: string;
}
