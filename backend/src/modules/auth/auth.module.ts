import { Module } from '@nestjs/common';
import { AccountEmailsModule } from './account-emails/account-emails.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { EmailLinksModule } from './email-links/email-links.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SecretRotationModule } from './secret-rotation/secret-rotation.module.js';
import { SecurityEventsModule } from './security-events/security-events.module.js';
import { SecurityLogModule } from './security-log/security-log.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SignOutsModule } from './sign-outs/sign-outs.module.js';
import { TwoFactorModule } from './two-factor/two-factor.module.js';

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
