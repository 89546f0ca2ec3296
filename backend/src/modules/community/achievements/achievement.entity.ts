import type { AchievementKey } from '@gamegeek/rules/achievements.js';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';

export const AchievementSchema = defineEntity({
  name: 'Achievement',
  tableName: 'achievements',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    key: p.text().$type<AchievementKey>(),
    /** 0 to 100; lowered only after a score was removed. */
    progress: p.integer().default(0),
    /** Set when the progress reaches 100. */
    completedAt: p.datetime(3).nullable(),
    /** The underlying figures were read at this time or later. */
    checkedAt: p.datetime(3).defaultRaw('now()'),
    /** Number of the last removal that was taken into account; figures read before it raise nothing. */
    removals: p.bigint('number').default(0),
  },
});

/** A player's progress in one of the achievements of libs/rules. */
export class Achievement extends AchievementSchema.class {}
AchievementSchema.setClass(Achievement);
