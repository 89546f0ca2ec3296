import { defineEntity, p } from '@mikro-orm/core';
import type { Device } from '@gamegeek/contracts/play/play-origin.js';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from '../../games/directory/game.entity.js';

export const PlaySessionSchema = defineEntity({
  name: 'PlaySession',
  tableName: 'play_sessions',
  properties: {
    /** The random id from the launch ticket. */
    id: p.uuid().primary(),
    game: () => p.manyToOne(Game),
    /** Null for guests until they sign up. */
    user: () => p.manyToOne(User).nullable(),
    guestId: p.uuid().nullable(),
    /** The login session that launched the game; the play session ends with it. */
    loginSessionId: p.integer().nullable(),
    /** The connected game that started it, with which it ends; null for a session of a browser. */
    connectedGameId: p.uuid().nullable(),
    state: p.text().$type<'active' | 'idle'>().default('active'),
    /** What the browser said it is; null for other clients. */
    device: p.text().$type<Device>().nullable(),
    /** The host of the site that led the player here, or an `Origin`. */
    cameFrom: p.text().nullable(),
    startedAt: p.datetime(3).defaultRaw('now()'),
    endsAt: p.datetime(3),
    lastPingAt: p.datetime(3).defaultRaw('now()'),
    endedAt: p.datetime(3).nullable(),
  },
});

/** A player in a game: for at most twelve hours, or as long as a connected game is used. */
export class PlaySession extends PlaySessionSchema.class {}
PlaySessionSchema.setClass(PlaySession);
