import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { authorOf } from '../../auth/sessions/caller.js';
import type { Reader } from './game.policy.js';

/** Finds out who reads: the user, or an agent of the user, and the drafts that the browser has opened by their link. */
@Injectable()
export class Readers {
  constructor(private readonly cookies: Cookies) {}

  of(request: IncomingMessage): Reader {
    return { ...authorOf(request), drafts: this.cookies.read(request, 'drafts') };
  }
}
