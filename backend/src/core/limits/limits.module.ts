import { Global, Module } from '@nestjs/common';
import { AddressBudget } from './address-budget.service.js';
import { EarlyRefusals } from './early-refusals.service.js';
import { RateLimits } from './rate-limits.service.js';
import { VisitorLimits } from './visitor-limits.service.js';

@Global()
@Module({
  providers: [RateLimits, AddressBudget, VisitorLimits, EarlyRefusals],
  exports: [RateLimits, AddressBudget, VisitorLimits, EarlyRefusals],
})
export class LimitsModule {}
