import { Module } from '@nestjs/common';
import { AccountEmailsModule } from './account-emails/index.js';
import { AccountsModule } from './accounts/index.js';
import { ApiKeysModule } from './api-keys/index.js';
import { CreditsModule } from './credits/index.js';
import { EmailLinksModule } from './email-links/index.js';
import { PersonalDataModule } from './personal-data/index.js';
import { PreferencesModule } from './preferences/index.js';
import { PrivacyModule } from './privacy/index.js';
import { ProfileModule } from './profile/index.js';
import { SecretRotationModule } from './secret-rotation/index.js';
import { SecurityEventsModule } from './security-events/index.js';
import { SecurityLogModule } from './security-log/index.js';
import { SessionsModule } from './sessions/index.js';
import { SignInModule } from './sign-in/index.js';
import { SignOutsModule } from './sign-outs/index.js';
import { TwoFactorModule } from './two-factor/index.js';

@Module({
  imports: [
    PersonalDataModule,
    SignOutsModule,
    SecurityEventsModule,
    AccountsModule,
    AccountEmailsModule,
    SessionsModule,
    SecurityLogModule,
    SignInModule,
    TwoFactorModule,
    ApiKeysModule,
    PreferencesModule,
    CreditsModule,
    EmailLinksModule,
    ProfileModule,
    PrivacyModule,
    SecretRotationModule,
  ],
  exports: [AccountsModule, ApiKeysModule, PersonalDataModule, SessionsModule, SignOutsModule],
})
export class AuthModule {}
