import type { RequestListener } from 'node:http';
import type { Express, RequestHandler, Response } from 'express';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { HttpLimits } from '../../config/limits.js';
import { AppError } from '../errors/app-error.js';
import { createBoundedServer } from './bounded-server.js';
import type { Connections } from './connections.js';
import { refuseOtherMethods } from './other-methods.js';
import { isGone } from './request/is-gone.js';

/** Grace period of running requests at shutdown, in milliseconds. */
export const DRAIN_TIME = 10_000;

/** Express on a server with limits for connections, headers and time (config/limits.ts). */
export class BoundedExpressAdapter extends ExpressAdapter {
  /** Awaited before the server stops accepting. */
  onDrain?: () => Promise<void>;
  private connections?: Connections;

  constructor(
    readonly limits: HttpLimits,
    instance: Express,
  ) {
    super(instance);
  }

  override initHttpServer(): void {
    const { server, connections } = createBoundedServer(this.limits, this.getInstance<RequestListener>());
    this.connections = connections;
    this.httpServer = server;
  }

  /** Writes the results of handlers. */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return isGone(response.req) ? undefined : super.reply(response, body, statusCode);
  }

  // Nest would answer "not found" below /api only, and leave other paths to Express's own pages.
  override setNotFoundHandler(handler: (...args: unknown[]) => unknown): void {
    this.use(refuseOtherMethods(this.getInstance<Express>()));
    super.setNotFoundHandler(handler);
  }

  override setErrorHandler(handler: (...args: unknown[]) => unknown): void {
    super.setErrorHandler(handler);
  }

  /** Nest calls this first when the application closes. */
  // oxlint-disable-next-line typescript/no-misused-promises -- typed as void, but awaited
  override async beforeClose(): Promise<void> {
    await this.onDrain?.();
    await this.connections?.drain(DRAIN_TIME);
  }
}

/** Refuses requests that are valid HTTP but cannot be served. */
export const refuseUnusableRequests: RequestHandler = ({ headers }, _response, next) => {
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    throw new AppError('expectation_failed', 'The Expect header may only be 100-continue.');
  }
  next();
};
