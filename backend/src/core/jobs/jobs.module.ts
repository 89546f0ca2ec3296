import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.service.js';

@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
