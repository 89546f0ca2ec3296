import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { Mailer } from '../../../../core/mail/mailer.service.js';
import { digestEmail } from '../emails/inbox-emails.js';
import { UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { comparePlaces, isWorthSending, type DigestFigures } from './digest-figures.js';
import { DigestsRepository } from './digests.repository.js';

const KIND = 'digest';
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';
/** Number of changed places in one email, the largest changes first. */
const MAX_PLACES = 5;

/** The weekly email: what happened to a user, and their places. Not sent when nothing happened. */
@Injectable()
export class DigestsService implements OnModuleInit {
  constructor(
    private readonly digests: DigestsRepository,
    private readonly mailer: Mailer,
    private readonly unsubscribe: UnsubscribeService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mailer.define({
      kind: KIND,
      isBulk: true,
      write: async ({ userId, details }) => {
        if (userId === null) return undefined;
        const recipient = await this.digests.recipient(userId);
        if (!recipient) return undefined;
        const figures = JSON.parse(details.figures ?? '') as DigestFigures;
        const links = {
          href: `${this.settings.publicUrl}/inbox`,
          ...this.unsubscribe.linksFor(userId, 'weekly_digest'),
        };
        return { to: recipient.email, template: digestEmail(recipient, figures, links) };
      },
    });
  }

  /** Queues the digests of the week that began on this Monday. An interrupted run is continued by the next one. */
  async queue(week: string): Promise<void> {
    const trending = await this.digests.trending();
    let batch = await this.digests.nextBatch(week, LOWEST_UUID);
    while (batch) {
      for (const userId of batch.candidates) await this.queueFor(userId, week, trending);
      batch = await this.digests.nextBatch(week, batch.last);
    }
  }

  private queueFor(userId: string, week: string, trending: DigestFigures['trending']): Promise<void> {
    return this.digests.transactional(async (em) => {
      const row = await this.digests.weekOf(em, userId);
      if (!row) return;
      const { stored, changed } = comparePlaces(row);
      const claimed = await this.digests.claim(em, userId, week, stored);
      const { overtaken, achievements, gameAchievements, comments, results } = row;
      const ofWeek = { overtaken, achievements, gameAchievements, comments, results };
      const figures = { places: changed.slice(0, MAX_PLACES), ...ofWeek, trending };
      if (!claimed || !isWorthSending(figures)) return;
      await this.mailer.queue(em, {
        kind: KIND,
        address: claimed.email,
        language: 'en',
        userId,
        details: { figures: JSON.stringify(figures) },
      });
    });
  }
}
