import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { RequestHandler } from 'express';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { notFound } from '../errors/app-error.js';
import { createBoundedServer } from '../http/bounded-server.js';
import { plainAddress } from '../http/request/client-address.js';
import { endWithError } from '../http/raw-answer.js';
import type { BoundedExpressAdapter } from '../http/server-limits.js';

const OPERATOR_PATHS = /^\/(health|metrics)(\/|$)/;
/** Headers that proxies add. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/**
 * Recognises operators. With METRICS_LISTEN they use a separate address that serves only metrics and health; otherwise
 * they are requests from this machine, and in production none.
 */
@Injectable()
export class OperatorServer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Start');
  private readonly requests = new WeakSet<IncomingMessage>();
  private server?: Server;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'metricsListen' | 'production' | 'trustProxy'>,
    private readonly adapter: HttpAdapterHost<BoundedExpressAdapter>,
  ) {}

  /** Refuses everything but metrics and health on the operators' address. */
  readonly keepApart: RequestHandler = (request, _response, next) => {
    if (this.requests.has(request) && !OPERATOR_PATHS.test(request.path)) throw notFound('This address');
    next();
  };

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.metricsListen) return;
    const { host, port } = this.settings.metricsListen;
    const { limits } = this.adapter.httpAdapter;
    const answer = this.adapter.httpAdapter.getInstance<RequestListener>();
    const bounds = { ...limits, connections: limits.operatorConnections };
    const { server } = createBoundedServer(bounds, (request, response) => {
      this.requests.add(request);
      answer(request, response);
    });
    // Without a listener, WebSockets of the live path would never be answered.
    server.on('upgrade', (_request, socket: Socket) => endWithError(socket, notFound('This address')));
    this.server = server;
    this.server.listen(port, host);
    await once(this.server, 'listening');
    this.log.log(`metrics and health are served at ${this.url}`);
  }

  onModuleDestroy(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** The separate address for operators, if configured. */
  get url(): string | undefined {
    const address = this.server?.address() as AddressInfo | null | undefined;
    if (!address) return undefined;
    return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
  }

  isOperator(request: IncomingMessage): boolean {
    const { metricsListen, production } = this.settings;
    if (metricsListen) return this.requests.has(request);
    return !production && this.isFromHere(request);
  }

  private isFromHere({ socket, headers }: IncomingMessage): boolean {
    const cameByProxy = this.settings.trustProxy > 0 || PROXY_HEADERS.some((name) => headers[name] !== undefined);
    return !cameByProxy && isLoopback(socket.remoteAddress ?? '');
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || plainAddress(address).startsWith('127.');
}
