import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { DigestsRepository } from './digest/digests.repository.js';
import { DigestsService } from './digest/digests.service.js';
import { SendDigestsJob } from './digest/send-digests.job.js';
import { EmailNoticesJob } from './emails/email-notices.job.js';
import { NoticeEmailsRepository } from './emails/notice-emails.repository.js';
import { NoticeEmailsService } from './emails/notice-emails.service.js';
import { ForgetNoticesJob } from './forget-notices.job.js';
import { InboxRefresher } from './inbox-refresher.service.js';
import { InboxController } from './inbox.controller.js';
import { InboxPersonalData } from './inbox.personal-data.js';
import { InboxRepository } from './inbox.repository.js';
import { InboxService } from './inbox.service.js';
import { InvitesController } from './invites/invites.controller.js';
import { InvitesService } from './invites/invites.service.js';
import { KeyScoresRepository } from './key-scores/key-scores.repository.js';
import { NotifyKeyScoresJob } from './key-scores/notify-key-scores.job.js';
import { NoticesService } from './notices.service.js';
import { NotifyOvertakenJob } from './overtaken/notify-overtaken.job.js';
import { OvertakenRepository } from './overtaken/overtaken.repository.js';
import { OvertakenService } from './overtaken/overtaken.service.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { UnsubscribeRepository } from './unsubscribe/unsubscribe.repository.js';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service.js';
import { NotifyWeeklyWinnersJob } from './weekly-winners/notify-weekly-winners.job.js';
import { WeeklyWinnersRepository } from './weekly-winners/weekly-winners.repository.js';

/** Notices for users, on the site and by email. */
@Module({
  imports: [AuthModule, GamesModule],
  controllers: [InboxController, UnsubscribeController, InvitesController],
  providers: [
    InboxService,
    InboxRepository,
    InboxPersonalData,
    InboxRefresher,
    NoticesService,
    ForgetNoticesJob,
    InvitesService,
    // being overtaken, weekly results
    OvertakenService,
    OvertakenRepository,
    NotifyOvertakenJob,
    WeeklyWinnersRepository,
    NotifyWeeklyWinnersJob,
    // scores by the keys of others
    KeyScoresRepository,
    NotifyKeyScoresJob,
    // emails
    NoticeEmailsService,
    NoticeEmailsRepository,
    EmailNoticesJob,
    DigestsService,
    DigestsRepository,
    SendDigestsJob,
    UnsubscribeService,
    UnsubscribeRepository,
  ],
  exports: [InboxRefresher, InboxRepository, NoticesService],
})
export class InboxModule {}
