import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../core/database/database.module.js';
import { Accounts } from './accounts.service.js';
import { ApiKeyController } from './api-key.controller.js';
import { ApiKeys } from './api-keys.js';
import { AuthController } from './auth.controller.js';
import { CallerMiddleware } from './caller.middleware.js';
import { LiveSessions } from './live-sessions.js';
import { LocalStrategy } from './local.strategy.js';
import { OwnUsers } from './own-users.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';

@Module({
  // Named although it is global: what this module writes when it is destroyed needs the database to end after it.
  imports: [DatabaseModule],
  controllers: [AuthController, ApiKeyController],
  providers: [Accounts, ApiKeys, CallerMiddleware, LiveSessions, LocalStrategy, OwnUsers, Passwords, Sessions],
  exports: [ApiKeys, CallerMiddleware, OwnUsers, Sessions],
})
export class AuthModule {}
