import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { ForgetUnconfirmedSubscriptionsJob } from './forget-unconfirmed-subscriptions.job.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterPersonalData } from './newsletter.personal-data.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { NewsletterService } from './newsletter.service.js';

/** Newsletter subscriptions with double opt-in. */
@Module({
  imports: [AuthModule],
  controllers: [NewsletterController],
  providers: [
    NewsletterService,
    NewsletterRepository,
    NewsletterLinksService,
    NewsletterPersonalData,
    ForgetUnconfirmedSubscriptionsJob,
  ],
})
export class NewsletterModule {}
