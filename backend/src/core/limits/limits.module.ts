import { Global, Module } from '@nestjs/common';
import { AddressBudget } from './address-budget.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [RateLimits, AddressBudget], exports: [RateLimits, AddressBudget] })
export class LimitsModule {}
