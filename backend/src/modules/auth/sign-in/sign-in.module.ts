import { Module } from '@nestjs/common';
import { AccountEmailsModule } from '../account-emails/account-emails.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { AccountAttemptsService } from './account-attempts.service.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginService } from './login.service.js';
import { RegistrationService } from './registration.service.js';
import { SignInController } from './sign-in.controller.js';

/** Registration, and sign-in with a password. */
@Module({
  imports: [
    AccountsModule,
    AccountEmailsModule,
    SecurityEventsModule,
    SessionsModule,
    TwoFactorModule,
    PreferencesModule,
  ],
  controllers: [SignInController],
  providers: [RegistrationService, LoginService, AccountAttemptsService, LocalStrategy],
})
export class SignInModule {}
