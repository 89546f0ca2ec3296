import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.integer().primary(),
    user: () => p.oneToOne(User).owner(),
    name: p.text(),
    /** HMAC-SHA-256 of the key, for look-up. */
    keyHash: p.blob().unique().hidden(),
    /** AES-256-GCM copy of the key, to show it to its owner. */
    sealedKey: p.blob().hidden(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    lastUsedAt: p.datetime(3).nullable(),
  },
});

/** The one key of a user, with which their games submit scores. */
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
