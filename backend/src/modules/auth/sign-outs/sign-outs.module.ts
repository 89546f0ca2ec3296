import { Module } from '@nestjs/common';
import { SignOuts } from './sign-outs.service.js';

/** The registry of what ends with all sessions of a user. */
@Module({
  providers: [SignOuts],
  exports: [SignOuts],
})
export class SignOutsModule {}
