import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    /** Keyed hash of the owner and the code, which is not stored. */
    codeHash: p.blob().hidden(),
  },
});

/** A single-use replacement for a code of the app. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
