import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountEmailsPersonalData } from './account-emails/account-emails.personal-data.js';
import { AccountEmailsService } from './account-emails/account-emails.service.js';
import { EmailRecipientsRepository } from './account-emails/email-recipients.repository.js';
import { EmailTokensRepository } from './account-emails/email-tokens.repository.js';
import { AccountsPersonalData } from './accounts/accounts.personal-data.js';
import { OwnUsersRepository } from './accounts/own-users.repository.js';
import { PasswordProofService } from './accounts/password-proof.service.js';
import { PasswordsService } from './accounts/passwords.service.js';
import { PlayerFinderRepository } from './accounts/player-finder.repository.js';
import { PublicUsersRepository } from './accounts/public-users.repository.js';
import { TakenNamesService } from './accounts/taken-names.service.js';
import { AgentTokensController } from './agent-tokens/agent-tokens.controller.js';
import { AgentTokensPersonalData } from './agent-tokens/agent-tokens.personal-data.js';
import { AgentTokens } from './agent-tokens/agent-tokens.service.js';
import { ApiKeyController } from './api-keys/api-key.controller.js';
import { ApiKeysPersonalData } from './api-keys/api-keys.personal-data.js';
import { ApiKeys } from './api-keys/api-keys.service.js';
import { CreditsController } from './credits/credits.controller.js';
import { CreditsRepository } from './credits/credits.repository.js';
import { EmailChangeUndoService } from './email-links/email-change-undo.service.js';
import { EmailChangeService } from './email-links/email-change.service.js';
import { EmailLinkPreviewsRepository } from './email-links/email-link-previews.repository.js';
import { EmailLinksController } from './email-links/email-links.controller.js';
import { EmailVerificationService } from './email-links/email-verification.service.js';
import { FirstVerificationService } from './email-links/first-verification.service.js';
import { ForgetEmailTokensJob } from './email-links/forget-email-tokens.job.js';
import { PasswordChangesService } from './email-links/password-changes.service.js';
import { PendingEmailController } from './email-links/pending-email.controller.js';
import { PersonalDataRegistry } from './personal-data/personal-data-registry.service.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { PreferencesPersonalData } from './preferences/preferences.personal-data.js';
import { PreferencesRepository } from './preferences/preferences.repository.js';
import { AccountDeletionService } from './privacy/account-deletion.service.js';
import { ForgetExpiredJob } from './privacy/forget-expired.job.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { RemoveUnverifiedAccountsJob } from './privacy/remove-unverified-accounts.job.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { NewNames } from './profile/new-names.service.js';
import { UserRenamedPublisher } from './profile/user-renamed.publisher.js';
import { SealedSecretsRepository } from './secret-rotation/sealed-secrets.repository.js';
import { SecretRotationService } from './secret-rotation/secret-rotation.service.js';
import { SecurityEventsPersonalData } from './security-events/security-events.personal-data.js';
import { SecurityEventsRepository } from './security-events/security-events.repository.js';
import { SecurityLogController } from './security-log/security-log.controller.js';
import { CallerMiddleware } from './sessions/caller.middleware.js';
import { CostsGuard } from './sessions/costs.guard.js';
import { TrustedDevicesRepository } from './sessions/devices/trusted-devices.repository.js';
import { LiveSessionsListener } from './sessions/live-sessions.listener.js';
import { LoginsRepository } from './sessions/logins.repository.js';
import { MutingService } from './sessions/muting.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsPersonalData } from './sessions/sessions.personal-data.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInsService } from './sessions/sign-ins.service.js';
import { AccountAttemptsService } from './sign-in/account-attempts.service.js';
import { LocalStrategy } from './sign-in/local.strategy.js';
import { LoginService } from './sign-in/login.service.js';
import { RegistrationService } from './sign-in/registration.service.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { TwoFactorPersonalData } from './two-factor/two-factor.personal-data.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { CoreModule } from '../../core/core.module.js';

const PROVIDERS = [
  // The registry of personal data.
  PersonalDataRegistry,
  // The log of sign-ins and of changes to passwords, keys and second factors.
  SecurityEventsRepository,
  SecurityEventsPersonalData,
  // Users, names that are taken, passwords.
  OwnUsersRepository,
  PublicUsersRepository,
  PlayerFinderRepository,
  TakenNamesService,
  PasswordsService,
  PasswordProofService,
  AccountsPersonalData,
  // Emails about an account, and the tokens of their links.
  AccountEmailsService,
  EmailRecipientsRepository,
  EmailTokensRepository,
  AccountEmailsPersonalData,
  // Sessions, the sign-ins that open them, and the guards that check them.
  SessionsService,
  SignInsService,
  LoginsRepository,
  TrustedDevicesRepository,
  LiveSessionsListener,
  CallerMiddleware,
  MutingService,
  SessionsPersonalData,
  // Codes of an authenticator app, and recovery codes.
  TwoFactorService,
  TwoFactorPersonalData,
  // Language, theme and notifications of a user.
  PreferencesRepository,
  PreferencesPersonalData,
  // Registration, and sign-in with a password.
  RegistrationService,
  LoginService,
  AccountAttemptsService,
  LocalStrategy,
  // The API key with which games submit scores.
  ApiKeys,
  ApiKeysPersonalData,
  // Tokens with which coding agents work for users.
  AgentTokens,
  AgentTokensPersonalData,
  // Credits of users.
  CreditsRepository,
  // What the links of emails do: verification, new passwords, changes of the email address.
  EmailVerificationService,
  FirstVerificationService,
  PasswordChangesService,
  EmailChangeService,
  EmailChangeUndoService,
  EmailLinkPreviewsRepository,
  ForgetEmailTokensJob,
  // Changes of username and email address.
  ProfileService,
  UserRenamedPublisher,
  NewNames,
  // Deletion of accounts, and of what is kept for a limited time.
  AccountDeletionService,
  RemoveUnverifiedAccountsJob,
  ForgetExpiredJob,
  // Seals stored secrets again after a change of GAMEGEEK_SECRET.
  SealedSecretsRepository,
  SecretRotationService,
];

/** Accounts: registration, sessions, second factors, keys, emails, privacy. */
@Module({
  imports: [CoreModule],
  controllers: [
    SessionsController,
    SecurityLogController,
    TwoFactorController,
    PreferencesController,
    SignInController,
    ApiKeyController,
    AgentTokensController,
    CreditsController,
    EmailLinksController,
    PendingEmailController,
    ProfileController,
    PrivacyController,
  ],
  providers: [...PROVIDERS, { provide: APP_GUARD, useClass: CostsGuard }],
  exports: PROVIDERS,
})
export class AuthModule {}
