import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { Mailer } from '../../../core/mail/mailer.service.js';
import { UnsubscribeService } from '../inbox/unsubscribe/unsubscribe.service.js';
import { makerDigestEmail } from './maker-digest-email.js';
import { MakerDigestsRepository } from './maker-digests.repository.js';

const KIND = 'maker-digest';

/** The weekly email to makers who want it: how their games were played. Not sent if none was. */
@Injectable()
export class MakerDigests implements OnModuleInit {
  constructor(
    private readonly digests: MakerDigestsRepository,
    private readonly mailer: Mailer,
    private readonly unsubscribe: UnsubscribeService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mailer.define({
      kind: KIND,
      isBulk: true,
      write: async ({ userId, details: { week = '' } }) => {
        if (userId === null) return undefined;
        const recipient = await this.digests.recipient(userId);
        const games = await this.digests.gamesOf(userId, week);
        if (!recipient || games.length === 0) return undefined;
        const links = {
          href: `${this.settings.publicUrl}/studio`,
          ...this.unsubscribe.linksFor(userId, 'maker_digest'),
        };
        return { to: recipient.email, template: makerDigestEmail(recipient, games, links) };
      },
    });
  }

  /** Queues the emails about the week before this Monday. An interrupted run is continued by the next one. */
  async queue(week: string): Promise<void> {
    for (const userId of await this.digests.recipients(week)) {
      if ((await this.digests.gamesOf(userId, week)).length === 0) continue;
      await this.digests.transactional(async (em) => {
        const address = await this.digests.claim(em, userId, week);
        if (address === undefined) return;
        await this.mailer.queue(em, { kind: KIND, address, language: 'en', userId, details: { week } });
      });
    }
  }
}
