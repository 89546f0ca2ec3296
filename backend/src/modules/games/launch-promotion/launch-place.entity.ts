import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';

export const LaunchPlaceSchema = defineEntity({
  name: 'LaunchPlace',
  tableName: 'launch_places',
  properties: {
    place: p.integer().primary(),
    user: () => p.oneToOne(User).owner(),
    grantedAt: p.datetime(3).defaultRaw('now()'),
    premiumUntil: p.datetime(3),
  },
});

/** A developer's place in the launch promotion, from the first to the fiftieth. */
export class LaunchPlace extends LaunchPlaceSchema.class {}
LaunchPlaceSchema.setClass(LaunchPlace);
