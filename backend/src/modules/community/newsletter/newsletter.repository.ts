import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../../core/database/database-time.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

/** Unconfirmed subscriptions are deleted after one week. */
const UNCONFIRMED_TTL_MS = 7 * 86_400_000;

interface IdRow {
  id: number;
}

@Injectable()
export class NewsletterRepository {
  constructor(private readonly em: EntityManager) {}

  /** Runs in the transaction of `em`. Returns undefined when the address is already subscribed. */
  async insert(em: EntityManager, email: string, language: Language): Promise<number | undefined> {
    const [row] = await em.execute<IdRow[]>(
      `INSERT INTO newsletter_subscriptions (email, language) VALUES (?, ?)
       ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
      [email, language],
    );
    return row?.id;
  }

  async findUnconfirmedByEmail(em: EntityManager, email: string): Promise<number | undefined> {
    const [row] = await em.execute<IdRow[]>(
      'SELECT id FROM newsletter_subscriptions WHERE lower(email) = lower(?) AND confirmed_at IS NULL',
      [email],
    );
    return row?.id;
  }

  findUnconfirmed(id: number): Promise<NewsletterSubscription | null> {
    return this.em.fork().findOne(NewsletterSubscription, { id, confirmedAt: null });
  }

  /** Returns false when there is no such subscription. */
  async confirm(id: number): Promise<boolean> {
    const em = this.em.fork();
    await em.nativeUpdate(NewsletterSubscription, { id, confirmedAt: null }, { confirmedAt: databaseTime() });
    return (await em.count(NewsletterSubscription, { id })) > 0;
  }

  async delete(id: number): Promise<void> {
    await this.em.fork().nativeDelete(NewsletterSubscription, { id });
  }

  async deleteUnconfirmed(): Promise<void> {
    const isOld = { createdAt: { $lt: databaseTime(-UNCONFIRMED_TTL_MS) } };
    await this.em.fork().nativeDelete(NewsletterSubscription, { confirmedAt: null, ...isOld });
  }

  transactional<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.em.fork().transactional(work);
  }

  /** Deletes the subscription of an account's address, within the transaction that deletes the account. */
  async deleteByEmail(em: EntityManager, email: string): Promise<void> {
    await em.execute('DELETE FROM newsletter_subscriptions WHERE lower(email) = lower(?)', [email]);
  }
}
