import { integer, named, object } from '../../../core/openapi/schemas.js';

export const LAUNCH = named('Launch', object({ places: integer, places_left: integer, months: integer }));
