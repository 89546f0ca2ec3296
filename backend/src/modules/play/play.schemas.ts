import { PLAY_STATES } from '@gamegeek/contracts/play/play.types.js';
import { LANGUAGES } from '@gamegeek/contracts/users/preferences.js';
import {
  extended,
  flag,
  integer,
  link,
  listOf,
  named,
  namedOrNull,
  object,
  orNull,
  text,
  time,
  uuid,
} from '../../core/openapi/schemas.js';
import { SUBMITTED_SCORE } from '../scores/index.js';

const PLAYER = named('PlayPlayer', object({ id: uuid, username: text, guest: flag }));

const FRAME = named('PlayFrame', object({ src: text, sandbox: text, allow: text, origin: text }));

export const LAUNCH_ANSWER = named(
  'LaunchAnswer',
  object({
    ticket: text,
    expires_at: time,
    launch: { type: 'string', enum: ['embed', 'tab', 'hosted'] },
    address: { type: 'string', format: 'uri' },
    frame: namedOrNull(FRAME),
    player: PLAYER,
  }),
);

const CODE = { ...text, examples: ['K7PW-3QFM'] };

const SESSION = named('PlaySession', object({ id: uuid, gameId: integer, startedAt: time, endsAt: time }));

export const PLAY_TOKEN = named('PlayToken', object({ token: text, tokenExpiresAt: time }));

export const PLAY_SESSION_ANSWER = named(
  'PlaySessionAnswer',
  extended(PLAY_TOKEN, {
    session: SESSION,
    player: PLAYER,
    best: orNull(integer),
    locale: { type: 'string', enum: [...LANGUAGES] },
  }),
);

export const PLAY_ME = named(
  'PlayMe',
  object({ player: PLAYER, gameId: integer, session: SESSION, best: orNull(integer) }),
);

export const GUEST_SCORE = named(
  'GuestScore',
  object({ gameId: integer, gameName: text, score: integer, achievedAt: time, wouldBeRank: orNull(integer) }),
);

export const GUEST_CLAIM = named('GuestClaim', object({ claimed: listOf(SUBMITTED_SCORE), skipped: listOf(integer) }));

export const GUEST_TICKET = named('GuestTicket', object({ guest: text, ticket: text }));

export const CONNECT_START = named(
  'ConnectStart',
  object({ code: CODE, verifyUrl: link, poll: text, interval: integer, expiresAt: time }),
);

export const CONNECT_POLL = named('ConnectPoll', {
  ...object({ status: { type: 'string', enum: ['waiting', 'confirmed'] }, ticket: text }),
  required: ['status'],
});

export const CONNECT_REQUEST = named(
  'ConnectRequest',
  object({ code: CODE, game: object({ id: integer, name: text }), guestScores: integer, expiresAt: time }),
);

export const ROUND_ANSWER = named(
  'RoundAnswer',
  object({ round: text, seed: { ...integer, minimum: 0, maximum: 4_294_967_295 }, startedAt: time, expiresAt: time }),
);

export const OWN_PLAY_SESSION = named(
  'OwnPlaySession',
  extended(SESSION, { gameName: text, state: { type: 'string', enum: [...PLAY_STATES] }, lastPingAt: time }),
);
