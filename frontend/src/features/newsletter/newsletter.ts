import { accepted, request } from '#shared/api/api-client.js';

/** The actions of links in newsletter emails. */
export type NewsletterLinkName = 'confirm' | 'unsubscribe';

export function subscribe(email: string): Promise<object | undefined> {
  return request('/api/newsletter/subscribe', { method: 'POST', body: { email }, answer: accepted });
}

export function followLink(name: NewsletterLinkName, token: string): Promise<object | undefined> {
  return request(`/api/newsletter/${name}`, { method: 'POST', body: { token }, answer: accepted });
}
