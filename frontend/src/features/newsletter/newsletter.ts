import { request } from '../../shared/api/api-client.js';
import { optional, shape } from '../../shared/api/shape.js';

const isAccepted = optional(shape<object>({}));

/** The actions of links in newsletter emails. */
export type NewsletterLinkName = 'confirm' | 'unsubscribe';

export function subscribe(email: string): Promise<object | undefined> {
  return request('/api/newsletter/subscribe', { method: 'POST', body: { email }, answer: isAccepted });
}

export function followLink(name: NewsletterLinkName, token: string): Promise<object | undefined> {
  return request(`/api/newsletter/${name}`, { method: 'POST', body: { token }, answer: isAccepted });
}
