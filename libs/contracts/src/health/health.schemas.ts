import * as v from 'valibot';

/** GET /health/live */
export const livenessSchema = v.object({ status: v.literal('ok') });
export type Liveness = v.InferOutput<typeof livenessSchema>;

const parts = v.record(v.string(), v.looseObject({ status: v.picklist(['up', 'down']) }));

/** GET /health/ready; the parts are for operators only. */
export const readinessSchema = v.object({
  status: v.picklist(['ok', 'degraded', 'error']),
  info: v.optional(parts),
  error: v.optional(parts),
  details: v.optional(parts),
});
export type Readiness = v.InferOutput<typeof readinessSchema>;
