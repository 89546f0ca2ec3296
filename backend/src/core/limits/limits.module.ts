import { Global, Module } from '@nestjs/common';
import { AddressBudget } from './address-budget.js';
import { EarlyRefusals } from './early-refusals.js';
import { RateLimits } from './rate-limits.js';
import { VisitorLimits } from './visitor-limits.js';

@Global()
@Module({
  providers: [RateLimits, AddressBudget, VisitorLimits, EarlyRefusals],
  exports: [RateLimits, AddressBudget, VisitorLimits, EarlyRefusals],
})
export class LimitsModule {}
