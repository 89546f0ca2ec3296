import { Module } from '@nestjs/common';
import { AccountEmailsModule } from '../account-emails/index.js';
import { AccountsModule } from '../accounts/index.js';
import { PreferencesModule } from '../preferences/index.js';
import { SecurityEventsModule } from '../security-events/index.js';
import { SessionsModule } from '../sessions/index.js';
import { TwoFactorModule } from '../two-factor/index.js';
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
