import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export const DataExportSchema = defineEntity({
  name: 'DataExport',
  tableName: 'data_exports',
  properties: {
    user: () => p.oneToOne(User).owner().primary(),
    requestedAt: p.datetime(3).defaultRaw('now()'),
    readyAt: p.datetime(3).nullable(),
    /** The run whose parts are valid. */
    run: p.uuid().nullable(),
  },
});

/** A requested export of a user's data. */
export class DataExportRow extends DataExportSchema.class {}
DataExportSchema.setClass(DataExportRow);
