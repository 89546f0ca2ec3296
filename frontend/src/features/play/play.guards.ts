import type {
  ConnectRequest,
  GuestScore,
  LaunchAnswer,
  OwnPlaySession,
  PlayFrame,
  PlayPlayer,
  PlaySessionAnswer,
  PlaySessionView,
  PlayTokenAnswer,
  RoundAnswer,
} from '@gamegeek/contracts/play/play.types.js';
import { PLAY_STATES } from '@gamegeek/contracts/play/play.types.js';
import type { PlayedScore, SubmittedScore } from '@gamegeek/contracts/scores/scores.types.js';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { isBoolean, isNumber, isString, nullable, oneOf, shape } from '../../shared/api/shape.js';

const isPlayer = shape<PlayPlayer>({ id: isString, username: isString, guest: isBoolean });

const isFrame = shape<PlayFrame>({ src: isString, sandbox: isString, allow: isString, origin: isString });

export const isLaunchAnswer = shape<LaunchAnswer>({
  ticket: isString,
  expires_at: isString,
  launch: oneOf(['embed', 'tab', 'hosted']),
  address: isString,
  frame: nullable(isFrame),
  player: isPlayer,
});

const session = { id: isString, gameId: isNumber, startedAt: isString, endsAt: isString };
const token = { token: isString, tokenExpiresAt: isString };

export const isPlayToken = shape<PlayTokenAnswer>(token);

export const isPlaySessionAnswer = shape<PlaySessionAnswer>({
  ...token,
  session: shape<PlaySessionView>(session),
  player: isPlayer,
  best: nullable(isNumber),
  locale: oneOf(LANGUAGES),
});

export const isOwnPlaySession = shape<OwnPlaySession>({
  ...session,
  gameName: isString,
  state: oneOf(PLAY_STATES),
  lastPingAt: isString,
});

export const isRoundAnswer = shape<RoundAnswer>({
  round: isString,
  seed: isNumber,
  startedAt: isString,
  expiresAt: isString,
});

export const isPlayedScore = shape<PlayedScore>({
  id: nullable(isNumber),
  userId: nullable(isString),
  gameId: isNumber,
  score: isNumber,
  createdAt: isString,
  rank: nullable(isNumber),
  personalBest: isBoolean,
  status: oneOf(['accepted', 'guest']),
  verified: isBoolean,
  wouldBeRank: nullable(isNumber),
  reason: nullable(oneOf(['guest'])),
});

export const isSubmittedScore = shape<SubmittedScore>({
  id: isNumber,
  userId: isString,
  gameId: isNumber,
  score: isNumber,
  createdAt: isString,
  rank: nullable(isNumber),
  personalBest: isBoolean,
});

export const isConnectRequest = shape<ConnectRequest>({
  code: isString,
  game: shape<ConnectRequest['game']>({ id: isNumber, name: isString }),
  guestScores: isNumber,
  expiresAt: isString,
});

export const isGuestScore = shape<GuestScore>({
  gameId: isNumber,
  gameName: isString,
  score: isNumber,
  achievedAt: isString,
  wouldBeRank: nullable(isNumber),
});
