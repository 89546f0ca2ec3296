import * as v from 'valibot';
import { email } from '../values.js';

/** The address of a confirmed or ended subscription. */
export const newsletterSubscriptionSchema = v.object({ email });
export type NewsletterSubscription = v.InferOutput<typeof newsletterSubscriptionSchema>;
