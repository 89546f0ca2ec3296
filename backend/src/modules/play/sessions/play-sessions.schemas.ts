import { PLAY_STATES } from '@gamegeek/contracts/play/play.types.js';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { extended, integer, named, object, orNull, text, time } from '../../../core/openapi/schemas.js';
import { PLAYER } from '../shared/play.schemas.js';
import { SESSION } from '../shared/play.schemas.js';

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

export const OWN_PLAY_SESSION = named(
  'OwnPlaySession',
  extended(SESSION, { gameName: text, state: { type: 'string', enum: [...PLAY_STATES] }, lastPingAt: time }),
);
