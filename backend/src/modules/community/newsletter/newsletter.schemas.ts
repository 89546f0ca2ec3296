import { named, object } from '../../../core/openapi/schemas.js';

export const SUBSCRIPTION = named('NewsletterSubscription', object({ email: { type: 'string', format: 'email' } }));
