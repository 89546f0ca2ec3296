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

/** A part of the compressed document; the parts of a run in order are the whole document. */
export class DataExportPiece extends DataExportPieceSchema.class {}
DataExportPieceSchema.setClass(DataExportPiece);
