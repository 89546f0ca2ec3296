import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Costs } from '../../../core/limits/costs.js';
import { CallerMiddleware } from './caller.middleware.js';

/** Counts what a request costs beyond the point that was counted before its route was known. */
@Injectable()
export class CostsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallerMiddleware,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const costs = this.reflector.get(Costs, context.getHandler()) ?? 1;
    const points = typeof costs === 'number' ? costs : costs(request.query);
    if (points > 1) await this.callers.count(request, http.getResponse<Response>(), points - 1);
    return true;
  }
}
