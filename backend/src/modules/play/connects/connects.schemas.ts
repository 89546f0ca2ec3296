import { integer, link, named, object, text, time } from '../../../core/openapi/schemas.js';

const CODE = { ...text, examples: ['K7PW-3QFM'] };

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
