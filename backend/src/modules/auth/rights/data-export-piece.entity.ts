import { defineEntity, p } from '@mikro-orm/core';

export const DataExportPieceSchema = defineEntity({
  name: 'DataExportPiece',
  tableName: 'data_export_pieces',
  properties: {
    run: p.uuid().primary(),
    number: p.integer().primary(),
    userId: p.uuid(),
    content: p.blob().hidden(),
  },
});

/** Some of the packed document; the pieces of a run in their order are all of it. */
export class DataExportPiece extends DataExportPieceSchema.class {}
DataExportPieceSchema.setClass(DataExportPiece);
