import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { compose } from '../validation/compose.js';
import { CAME_FROM } from './play-origin.js';
import { PLAY_STATES, type PlayState } from './play.schemas.js';

const MAX_CREDENTIAL = 400;
/** The secret that identifies a guest. */
export const GUEST_SECRET = /^ggg_[A-Za-z0-9_-]{43}$/;

/** The secret that starts sessions of a connected game. */
export const DEVICE_SECRET = /^ggd_[A-Za-z0-9_-]{43}$/;

/** The secret that polls a connect code. */
export const POLL_SECRET = /^ggc_[A-Za-z0-9_-]{43}$/;

const Credential = (name: string) =>
  compose(IsString({ message: `${name} must be text` }), MaxLength(MAX_CREDENTIAL, { message: `${name} is too long` }));

export const LAUNCH_AS = ['player', 'guest'] as const;

/** POST /api/games/{id}/launches. Signed-in users play as themselves by default. */
export class LaunchDto {
  @IsOptional()
  @IsIn(LAUNCH_AS, { message: 'as must be player or guest' })
  as?: (typeof LAUNCH_AS)[number];

  /** The site that led the visit here: its host, or `embed` for an embedded board. */
  @IsOptional()
  @Matches(CAME_FROM, { message: 'from must be the host of a site, or embed' })
  from?: string;
}

const DeviceSecret = () =>
  compose(IsOptional(), Matches(DEVICE_SECRET, { message: 'device must be a secret that begins with ggd_' }));

/** POST /api/play/sessions: either with a launch ticket, or with the device secret of a connected game. */
export class StartPlayDto {
  @IsOptional()
  @Credential('ticket')
  ticket?: string;

  @DeviceSecret()
  device?: string;
}

/** POST /api/play/pings */
export class PingDto {
  @IsIn(PLAY_STATES, { message: `state must be ${PLAY_STATES.join(' or ')}` })
  state: PlayState;
}

/** The text of one input, and the largest number of inputs of a round. */
export const GUESS_INPUT = /^[0-9a-z]{1,8}$/;
export const MAX_GUESSES = 1_000;

/** POST /api/play/rounds/resume */
export class ResumeRoundDto {
  @Credential('round')
  round: string;
}

/** POST /api/play/rounds/guesses */
export class GuessDto extends ResumeRoundDto {
  /** The number of inputs before this one. */
  @IsInt({ message: 'at must be an integer' })
  @Min(0, { message: 'at must not be negative' })
  @Max(MAX_GUESSES, { message: `at must be at most ${MAX_GUESSES}` })
  at: number;

  @Matches(GUESS_INPUT, { message: 'input must be one to eight lower-case letters or digits' })
  input: string;
}

/**
 * POST /api/play/end: either with the token of a session, in the body because a page that unloads cannot send headers,
 * or with the device secret of a connected game.
 */
export class EndPlayDto {
  @IsOptional()
  @Credential('token')
  token?: string;

  @DeviceSecret()
  device?: string;
}

/** POST /api/play/guests */
export class EnterAsGuestDto {
  @IsInt({ message: 'gameId must be an integer' })
  @Min(1, { message: 'gameId must be positive' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'gameId is too large' })
  gameId: number;

  /** For a returning guest. */
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
