import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../core/database/database.module.js';
import { AccountMails } from './mail-links/account-mails.js';
import { Accounts } from './accounts/accounts.service.js';
import { ApiKeyController } from './api-keys/api-key.controller.js';
import { ApiKeys } from './api-keys/api-keys.js';
import { AuthController } from './accounts/auth.controller.js';
import { CallerMiddleware } from './sessions/caller.middleware.js';
import { CreditsController } from './credits/credits.controller.js';
import { Ledger } from './credits/ledger.js';
import { EmailChange } from './mail-links/email-change.js';
import { EmailChangeUndo } from './mail-links/email-change-undo.js';
import { EmailVerification } from './mail-links/email-verification.js';
import { FirstVerification } from './mail-links/first-verification.js';
import { ForgetMailTokensJob } from './mail-links/jobs/forget-mail-tokens.job.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { LocalStrategy } from './accounts/local.strategy.js';
import { MailLinksController } from './mail-links/mail-links.controller.js';
import { MailLinkPreviews } from './mail-links/mail-link-preview.js';
import { MailTokens } from './mail-links/mail-tokens.js';
import { MutingService } from './accounts/muting.service.js';
import { OwnUsers } from './accounts/own-users.js';
import { PasswordChanges } from './mail-links/password-changes.js';
import { PasswordProof } from './accounts/password-proof.js';
import { Passwords } from './accounts/passwords.js';
import { PlayerFinder } from './accounts/player-finder.js';
import { PublicUsers } from './accounts/public-users.js';
import { Logins } from './sessions/logins.js';
import { SecretRotation } from './secret-rotation/secret-rotation.js';
import { Sessions } from './sessions/sessions.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { Preferences } from './preferences/preferences.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { Profile } from './profile/profile.js';
import { PendingEmailController } from './profile/pending-email.controller.js';
import { ProfileController } from './profile/profile.controller.js';
import { Renames } from './profile/renames.js';
import { AccountPersonalData } from './privacy/account.personal-data.js';
import { AccountDeletionService } from './privacy/account-deletion.service.js';
import { DataExportsService } from './privacy/data-exports.service.js';
import { ForgetExpiredJob } from './privacy/jobs/forget-expired.job.js';
import { MakeExportsJob } from './privacy/jobs/make-exports.job.js';
import { PersonalData } from './privacy/personal-data.service.js';
import { RemoveUnverifiedAccountsJob } from './privacy/jobs/remove-unverified-accounts.job.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { UnverifiedAccountsService } from './privacy/unverified-accounts.service.js';
import { SignIns } from './accounts/sign-ins.js';
import { TakenNames } from './accounts/taken-names.js';
import { TwoFactor } from './two-factor/two-factor.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';

@Module({
  // Named although it is global: what this module writes when it is destroyed needs the database to end after it.
  imports: [DatabaseModule],
  controllers: [
    AuthController,
    ApiKeyController,
    CreditsController,
    MailLinksController,
    SessionsController,
    TwoFactorController,
    PreferencesController,
    ProfileController,
    PendingEmailController,
    PrivacyController,
  ],
  providers: [
    AccountMails,
    Accounts,
    ApiKeys,
    CallerMiddleware,
    EmailChange,
    EmailChangeUndo,
    EmailVerification,
    FirstVerification,
    ForgetMailTokensJob,
    Ledger,
    LiveSessions,
    LocalStrategy,
    MailLinkPreviews,
    MailTokens,
    MutingService,
    OwnUsers,
    PasswordChanges,
    PasswordProof,
    Passwords,
    PlayerFinder,
    PublicUsers,
    Sessions,
    SignIns,
    Logins,
    TwoFactor,
    TakenNames,
    Preferences,
    Profile,
    Renames,
    SecretRotation,
    PersonalData,
    AccountPersonalData,
    AccountDeletionService,
    DataExportsService,
    MakeExportsJob,
    ForgetExpiredJob,
    UnverifiedAccountsService,
    RemoveUnverifiedAccountsJob,
  ],
  exports: [ApiKeys, CallerMiddleware, MutingService, OwnUsers, PersonalData, PlayerFinder, PublicUsers, Sessions],
})
export class AuthModule {}
