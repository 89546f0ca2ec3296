import { Injectable } from '@nestjs/common';
import type { InboxState } from '@gamegeek/contracts/users/inbox.types.js';
import { FreshReads } from '../live/fresh-reads.js';
import { InboxReader } from './inbox-reader.js';

/** Reads the inboxes of users whose page is open after something has come, was read or went. */
@Injectable()
export class FreshInboxes extends FreshReads<InboxState> {
  constructor(reader: InboxReader) {
    super((userIds) => reader.states(userIds));
  }
}
