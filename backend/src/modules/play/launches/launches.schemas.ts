import { named, namedOrNull, object, text, time } from '../../../core/openapi/schemas.js';
import { PLAYER } from '../shared/play.schemas.js';

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

export const GUEST_TICKET = named('GuestTicket', object({ guest: text, ticket: text }));
