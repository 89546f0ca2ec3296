import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export const DataExportSchema = defineEntity({
  name: 'DataExport',
  tableName: 'data_exports',
  properties: {
    user: () => p.oneToOne(User).owner().primary(),
    requestedAt: p.datetime(3).defaultRaw('now()'),
    readyAt: p.datetime(3).nullable(),
    /** The attempt whose pieces count. */
    run: p.uuid().nullable(),
  },
});

/** The copy of all of a user's data that they have asked for. */
export class DataExportRow extends DataExportSchema.class {}
DataExportSchema.setClass(DataExportRow);
