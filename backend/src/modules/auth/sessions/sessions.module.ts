import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountEmailsModule } from '../account-emails/account-emails.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SignOutsModule } from '../sign-outs/sign-outs.module.js';
import { CallerMiddleware } from './caller.middleware.js';
import { CostsGuard } from './costs.guard.js';
import { LiveSessionsListener } from './live-sessions.listener.js';
import { LoginsRepository } from './logins.repository.js';
import { MutingService } from './muting.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsPersonalData } from './sessions.personal-data.js';
import { SessionsService } from './sessions.service.js';
import { SignInsService } from './sign-ins.service.js';
import { TrustedDevicesRepository } from './devices/trusted-devices.repository.js';

/** Sessions, the sign-ins that open them, and the guards that check them. */
@Module({
  imports: [AccountsModule, AccountEmailsModule, PersonalDataModule, SignOutsModule],
  controllers: [SessionsController],
  providers: [
    SessionsService,
    SignInsService,
    LoginsRepository,
    TrustedDevicesRepository,
    LiveSessionsListener,
    CallerMiddleware,
    { provide: APP_GUARD, useClass: CostsGuard },
    MutingService,
    SessionsPersonalData,
  ],
  exports: [
    SessionsService,
    SignInsService,
    LoginsRepository,
    TrustedDevicesRepository,
    CallerMiddleware,
    MutingService,
  ],
})
export class SessionsModule {}
