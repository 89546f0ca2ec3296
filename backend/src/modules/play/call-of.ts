import type { CallKind } from '@gamegeek/contracts/studio/calls.schemas.js';
import type { GameCall } from '../games/calls/call-log.service.js';

interface Play {
  gameId: number;
  guest: boolean;
  playerId: string;
}

/** A request with a launch ticket or a play token, for the call log of its game. */
export function callOf({ gameId, guest, playerId }: Play, kind: CallKind): GameCall {
  return guest ? { gameId, kind, way: 'guest' } : { gameId, kind, way: 'play', userId: playerId };
}
