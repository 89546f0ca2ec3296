import { defineEntity, p } from '@mikro-orm/core';

export const RetiredUsernameSchema = defineEntity({
  name: 'RetiredUsername',
  tableName: 'retired_usernames',
  properties: {
    usernameHash: p.blob().primary(),
    heldFor: p.uuid().nullable(),
    retiredAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** The hash of a deleted account's username, or of a previous one that is held for its owner. */
export class RetiredUsername extends RetiredUsernameSchema.class {}
RetiredUsernameSchema.setClass(RetiredUsername);
