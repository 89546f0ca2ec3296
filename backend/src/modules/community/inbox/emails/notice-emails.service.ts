import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { Mailer } from '../../../../core/mail/mailer.service.js';
import { InboxRepository } from '../inbox.repository.js';
import { UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { noticesEmail } from './inbox-emails.js';
import { NoticeEmailsRepository } from './notice-emails.repository.js';

const KIND = 'notices';

/** Emails about unread notices, several in one and at most one per hour and user. */
@Injectable()
export class NoticeEmailsService implements OnModuleInit {
  constructor(
    private readonly emails: NoticeEmailsRepository,
    private readonly mailer: Mailer,
    private readonly inbox: InboxRepository,
    private readonly unsubscribe: UnsubscribeService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mailer.define({
      kind: KIND,
      write: async ({ userId, details }) => {
        if (userId === null) return undefined;
        // Leaves out what has been read since the email was queued.
        const notices = await this.inbox.unreadOf(userId, (details.ids ?? '').split(',').map(Number));
        const recipient = await this.emails.recipient(userId);
        if (!recipient || notices.length === 0) return undefined;
        const site = this.settings.publicUrl;
        const links = { site, href: `${site}/inbox`, ...this.unsubscribe.linksFor(userId, 'email_notifications') };
        return { to: recipient.email, template: noticesEmail(recipient, notices, links) };
      },
    });
  }

  async queueDue(): Promise<void> {
    await this.emails.skipUnwanted();
    let isLast = false;
    while (!isLast) {
      const due = await this.emails.findDue();
      for (const userId of due.userIds) await this.queue(userId);
      ({ isLast } = due);
    }
  }

  /** Queues the email and marks its notices as sent in one transaction. */
  private queue(userId: string): Promise<void> {
    return this.emails.transactional(async (em) => {
      const claimed = await this.emails.claim(em, userId);
      if (!claimed) return;
      await this.mailer.queue(em, {
        kind: KIND,
        address: claimed.email,
        language: 'en',
        userId,
        details: { ids: claimed.noticeIds.join(',') },
      });
    });
  }
}
