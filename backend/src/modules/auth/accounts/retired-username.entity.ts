import { defineEntity, p } from '@mikro-orm/core';

export const RetiredUsernameSchema = defineEntity({
  name: 'RetiredUsername',
  tableName: 'retired_usernames',
  properties: {
    usernameHash: p.blob().primary(),
    retiredAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** The hash of a deleted account's username, without a reference to the account. */
export class RetiredUsername extends RetiredUsernameSchema.class {}
RetiredUsernameSchema.setClass(RetiredUsername);
