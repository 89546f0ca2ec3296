import { named, object, orNull, time } from '../../../core/openapi/schemas.js';

export const DATA_EXPORT = named(
  'DataExport',
  object({
    status: { type: 'string', enum: ['none', 'preparing', 'ready'] },
    requested_at: orNull(time),
    ready_at: orNull(time),
  }),
);

export const EXPORT_DOCUMENT = named('ExportDocument', {
  type: 'object',
  properties: { made_at: time },
  required: ['made_at'],
  description: 'Everything that is kept of the user, by its kind.',
});
