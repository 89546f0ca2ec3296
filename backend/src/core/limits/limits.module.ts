import { Global, Module } from '@nestjs/common';
import { AddressBudget } from './address-budget.service.js';
import { EarlyRefusals } from './early-refusals.service.js';
import { RateLimits } from './rate-limits.service.js';
import { RequestCosts } from './request-costs.service.js';
import { VisitorLimits } from './visitor-limits.service.js';

@Global()
@Module({
  providers: [RateLimits, RequestCosts, AddressBudget, VisitorLimits, EarlyRefusals],
  exports: [RateLimits, RequestCosts, AddressBudget, VisitorLimits, EarlyRefusals],
})
export class LimitsModule {}
