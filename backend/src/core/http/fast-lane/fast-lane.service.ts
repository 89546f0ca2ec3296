import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { EarlyRefusals } from '../../limits/early-refusals.service.js';
import { dropTrailingSlash } from '../request/address.js';
import { isGone } from '../request/is-gone.js';

/** Answers a request, or returns false without having read or written anything. */
export type FastRoute = (request: IncomingMessage, response: ServerResponse) => boolean;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers a few hot requests before Express, which would take most of their time (docs/decisions/0002). Each route
 * decides by the head of a request whether to answer it; all others go through Express, to the same code.
 */
@Injectable()
export class FastLane implements OnApplicationBootstrap {
  private readonly routes = new Map<string, FastRoute>();

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly refusals: EarlyRefusals,
  ) {}

  /** @param route method and path, such as `POST /api/scores` */
  add(route: string, answer: FastRoute): void {
    this.routes.set(route, answer);
  }

  onApplicationBootstrap(): void {
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    const ordinary = server.listeners('request') as Listener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      dropTrailingSlash(request);
      if (this.answer(request, response)) return;
      for (const listener of ordinary) listener.call(server, request, response);
    });
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', headers } = request;
    if (headers.host === undefined || headers.expect !== undefined) return false;
    if (this.refusals.refuse(request, response)) return true;
    const query = url.indexOf('?');
    const route = this.routes.get(`${request.method} ${query < 0 ? url : url.slice(0, query)}`);
    return route?.(request, response) ?? false;
  }
}

/** Reads a body of a declared, small length, and passes it on once it is complete. */
export function readBody(request: IncomingMessage, length: number, use: (body: Buffer) => void): void {
  const read = () => {
    if (isGone(request)) return;
    // Without a listener for it, the stream need not say that it is readable.
    const body: unknown = request.read(length);
    if (body instanceof Buffer) use(body);
    else request.once('readable', read);
  };
  // A body mostly comes with its head, and is here when the parser is done with both.
  process.nextTick(read);
}
