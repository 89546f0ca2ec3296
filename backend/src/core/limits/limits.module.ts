import { Global, Module } from '@nestjs/common';
import { AddressBudget } from './address-budget.js';
import { RateLimits } from './rate-limits.js';
import { VisitorLimits } from './visitor-limits.js';

@Global()
@Module({ providers: [RateLimits, AddressBudget, VisitorLimits], exports: [RateLimits, AddressBudget, VisitorLimits] })
export class LimitsModule {}
