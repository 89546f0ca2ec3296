import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/users/preferences.js';
import { Mailer } from '../../../core/mail/mailer.js';
import { confirmationLetter } from './confirmation-letter.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

const CONFIRMATION = 'newsletter-confirmation';
/** An address whose owner never answered is not kept. */
const UNCONFIRMED_KEPT = 7 * 86_400_000;

/** Subscriptions that count once the owner of the address has said so. */
@Injectable()
export class Newsletter implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly links: NewsletterLinks,
  ) {}

  onModuleInit(): void {
    this.mailer.define({
      kind: CONFIRMATION,
      write: async ({ details }) => {
        const id = Number(details.subscription);
        const waiting = await this.em.fork().findOne(NewsletterSubscription, { id, confirmedAt: null });
        if (!waiting) return undefined;
        const [confirm, unsubscribe] = [this.links.address('confirm', id), this.links.address('unsubscribe', id)];
        return { to: waiting.email, letter: confirmationLetter(waiting.language, confirm, unsubscribe) };
      },
    });
  }

  /** Whether the address is new. Whoever has not confirmed yet gets the mail again. */
  async subscribe(email: string, language: Language): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const made = await em.execute<{ id: number }[]>(
        `INSERT INTO newsletter_subscriptions (email, language) VALUES (?, ?)
         ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
        [email, language],
      );
      const waiting = made.length > 0 ? made : await this.waiting(em, email);
      for (const { id } of waiting) {
        await this.mailer.queue(em, {
          kind: CONFIRMATION,
          address: email,
          language,
          details: { subscription: String(id) },
        });
      }
      return made.length > 0;
    });
  }

  /** False when the subscription has been ended since, or the token is none of ours. */
  async confirm(token: string): Promise<boolean> {
    const id = this.links.idIn('confirm', token);
    if (id === undefined) return false;
    const em = this.em.fork();
    await em.nativeUpdate(NewsletterSubscription, { id, confirmedAt: null }, { confirmedAt: new Date() });
    return (await em.count(NewsletterSubscription, { id })) > 0;
  }

  /** True for one that had ended before: that is what its owner wanted. */
  async unsubscribe(token: string): Promise<boolean> {
    const id = this.links.idIn('unsubscribe', token);
    if (id !== undefined) await this.em.fork().nativeDelete(NewsletterSubscription, { id });
    return id !== undefined;
  }

  async forgetUnconfirmed(): Promise<void> {
    const createdAt = { $lt: new Date(Date.now() - UNCONFIRMED_KEPT) };
    await this.em.fork().nativeDelete(NewsletterSubscription, { confirmedAt: null, createdAt });
  }

  private waiting(em: EntityManager, email: string): Promise<{ id: number }[]> {
    return em.execute<{ id: number }[]>(
      'SELECT id FROM newsletter_subscriptions WHERE lower(email) = lower(?) AND confirmed_at IS NULL',
      [email],
    );
  }
}
