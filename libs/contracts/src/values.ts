import * as v from 'valibot';

/**
 * Values of answers. Types are checked by clients as well; formats and ranges are metadata for the OpenAPI document:
 * a browser does not need to check them again, and their checks would be loaded with every page.
 */
export const integer = v.pipe(v.number(), v.integer());
export const uuid = v.pipe(v.string(), v.metadata({ format: 'uuid' }));
/** ISO 8601 in UTC with milliseconds. */
export const time = v.pipe(v.string(), v.metadata({ format: 'date-time' }));
export const email = v.pipe(v.string(), v.metadata({ format: 'email' }));
export const link = v.pipe(v.string(), v.metadata({ format: 'uri' }));
/** A URL, or a path on this site: of an uploaded picture, or of a picture of the arcade. */
export const picture = v.pipe(v.string(), v.metadata({ format: 'uri-reference' }));
/** ISO 8601: `2026-W47`. */
export const week = v.pipe(v.string(), v.metadata({ pattern: '^\\d{4}-W\\d{2}$' }));
export const percent = v.pipe(integer, v.metadata({ minimum: 0, maximum: 100 }));

const count = v.pipe(integer, v.metadata({ minimum: 0 }));
export const ratingDistribution = v.pipe(
  v.strictTuple([count, count, count, count, count]),
  v.metadata({ description: 'Number of ratings of 1, 2, 3, 4 and 5 stars.' }),
);
export type RatingDistribution = v.InferOutput<typeof ratingDistribution>;
