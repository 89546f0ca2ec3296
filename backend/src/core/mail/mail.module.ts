import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DatabaseModule } from '../database/database.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.js';
import { Mailer } from './mailer.service.js';
import { OutboxFolder } from './outbox-folder.js';
import { SendMailsJob } from './send-mails.job.js';
import { SmtpTransport } from './smtp-transport.js';

const transport = {
  provide: MAIL_TRANSPORT,
  inject: [SETTINGS],
  useFactory: ({ smtpUrl, mailFrom, home }: Settings): MailTransport =>
    smtpUrl === undefined
      ? new OutboxFolder(path.join(home, 'outbox'), mailFrom)
      : new SmtpTransport(smtpUrl, mailFrom),
};

/** Sends transactional emails. */
@Global()
@Module({
  // Imported although global, for the shutdown order: the job stops before the workers and the database.
  imports: [DatabaseModule, JobsModule],
  providers: [transport, Mailer, SendMailsJob],
  exports: [Mailer],
})
export class MailModule {}
