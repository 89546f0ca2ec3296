import { defineEntity, p } from '@mikro-orm/core';

export const PlayDaySchema = defineEntity({
  name: 'PlayDay',
  tableName: 'play_days',
  properties: {
    day: p.date().primary(),
    userId: p.uuid().primary(),
    gameId: p.integer().primary(),
  },
});

/** A player scored in a game on a day (UTC). Active players and trends are counted from these rows. */
export class PlayDay extends PlayDaySchema.class {}
PlayDaySchema.setClass(PlayDay);
