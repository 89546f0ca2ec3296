import { defineEntity, p } from '@mikro-orm/core';
import type { Language, Theme } from '@gamegeek/contracts/preferences/preferences.js';
import { User } from '../accounts/user.entity.js';

export const PreferencesSchema = defineEntity({
  name: 'Preferences',
  tableName: 'preferences',
  properties: {
    user: () => p.oneToOne(User).owner().primary(),
    language: p.text().$type<Language>().default('en'),
    theme: p.text().$type<Theme>().default('dark'),
    emailNotifications: p.boolean().default(true),
    gameInvites: p.boolean().default(true),
    weeklyDigest: p.boolean().default(true),
    makerDigest: p.boolean().default(false),
    dailyReminder: p.boolean().default(false),
    notifyOvertaken: p.boolean().default(true),
    notifyComments: p.boolean().default(true),
    notifyAchievements: p.boolean().default(true),
    notifyWeeklyResults: p.boolean().default(true),
    notifyFollowed: p.boolean().default(true),
    shareRuns: p.boolean().default(true),
  },
});

/** The preferences of a user; no row means the defaults. */
export class PreferencesRow extends PreferencesSchema.class {}
PreferencesSchema.setClass(PreferencesRow);
