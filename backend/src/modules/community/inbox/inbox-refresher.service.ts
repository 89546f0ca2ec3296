import { Injectable } from '@nestjs/common';
import type { InboxState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { UserStateRefresher } from '../shared/user-state-refresher.js';
import { InboxRepository } from './inbox.repository.js';

/** Reloads the inbox state of users who are online after their notices have changed. */
@Injectable()
export class InboxRefresher extends UserStateRefresher<InboxState> {
  constructor(inbox: InboxRepository) {
    super((userIds) => inbox.states(userIds));
  }
}
