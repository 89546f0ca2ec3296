import { defineEntity, p } from '@mikro-orm/core';

export const RetiredUsernameSchema = defineEntity({
  name: 'RetiredUsername',
  tableName: 'retired_usernames',
  properties: {
    usernameHash: p.blob().primary(),
    retiredAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** That somebody was called so once; who, and what the name was, is forgotten. */
export class RetiredUsername extends RetiredUsernameSchema.class {}
RetiredUsernameSchema.setClass(RetiredUsername);
