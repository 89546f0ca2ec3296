import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { EmailLinksModule } from '../email-links/email-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';
import { UserRenamedPublisher } from './user-renamed.publisher.js';

/** Changes of username and email address. */
@Module({
  imports: [AccountsModule, SessionsModule, ApiKeysModule, EmailLinksModule],
  controllers: [ProfileController],
  providers: [ProfileService, UserRenamedPublisher],
  exports: [UserRenamedPublisher],
})
export class ProfileModule {}
