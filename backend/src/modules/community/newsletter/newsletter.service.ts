import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { Mailer } from '../../../core/mail/mailer.service.js';
import { confirmationEmail } from './confirmation-email.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { NewsletterRepository } from './newsletter.repository.js';

const CONFIRMATION = 'newsletter-confirmation';

/**
 * Newsletter subscriptions with double opt-in: a subscription counts once the owner of the address has confirmed it.
 */
@Injectable()
export class NewsletterService implements OnModuleInit {
  constructor(
    private readonly subscriptions: NewsletterRepository,
    private readonly mailer: Mailer,
    private readonly links: NewsletterLinksService,
  ) {}

  onModuleInit(): void {
    this.mailer.define({
      kind: CONFIRMATION,
      write: async ({ details }) => {
        const id = Number(details.subscription);
        const subscription = await this.subscriptions.findUnconfirmed(id);
        if (!subscription) return undefined;
        const [confirm, unsubscribe] = [this.links.urlOf('confirm', id), this.links.urlOf('unsubscribe', id)];
        const { email, language } = subscription;
        return { to: email, template: confirmationEmail(language, confirm, unsubscribe) };
      },
    });
  }

  /** Returns whether the address is new. An address that is not confirmed yet gets the confirmation email again. */
  subscribe(email: string, language: Language): Promise<boolean> {
    return this.subscriptions.transactional(async (em) => {
      const created = await this.subscriptions.insert(em, email, language);
      const id = created ?? (await this.subscriptions.findUnconfirmedByEmail(em, email));
      if (id !== undefined) {
        const details = { subscription: String(id) };
        await this.mailer.queue(em, { kind: CONFIRMATION, address: email, language, details });
      }
      return created !== undefined;
    });
  }

  /** Returns false for an invalid token and for a subscription that has been cancelled since. */
  async confirm(token: string): Promise<boolean> {
    const id = this.links.verify('confirm', token);
    return id !== undefined && this.subscriptions.confirm(id);
  }

  /** Returns false for an invalid token. Cancelling twice succeeds. */
  async unsubscribe(token: string): Promise<boolean> {
    const id = this.links.verify('unsubscribe', token);
    if (id !== undefined) await this.subscriptions.delete(id);
    return id !== undefined;
  }

  deleteUnconfirmed(): Promise<void> {
    return this.subscriptions.deleteUnconfirmed();
  }
}
