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

/** That a player scored in a game on a day (UTC): what active players and trends are counted from. */
export class PlayDay extends PlayDaySchema.class {}
PlayDaySchema.setClass(PlayDay);
