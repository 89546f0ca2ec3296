import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@gamegeek/contracts/auth/security-events.js';
import type { SecurityEvent } from '@gamegeek/contracts/auth/security-events.schemas.js';
import { findUser } from '../modules/auth/accounts/accounts.sql.js';
import { readSecurityEvents } from '../modules/auth/security-events/security-events.repository.js';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;

export interface SecurityEventsCommand {
  user?: string | undefined;
  kind?: SecurityEventKind | undefined;
  limit: number;
}

/** Parses the `security-events` command; undefined for other commands, a problem if the options are invalid. */
export function parseSecurityEventsCommand([word, ...args]: string[]):
  | SecurityEventsCommand
  | { problem: string }
  | undefined {
  if (word !== 'security-events') return undefined;
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { user: text, kind: text, limit: text } });
    const kind = SECURITY_EVENT_KINDS.find((known) => known === values.kind);
    if (values.kind !== undefined && !kind) {
      return { problem: `There is no kind ${values.kind}: give one of ${SECURITY_EVENT_KINDS.join(', ')}.` };
    }
    const limit = Number(values.limit ?? DEFAULT_LIMIT);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
      return { problem: `Give a limit from 1 to ${MAX_LIMIT}.` };
    return { user: values.user, kind, limit };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** One line for each entry, newest first. */
export async function listSecurityEvents(
  em: EntityManager,
  { user: username, kind, limit }: SecurityEventsCommand,
): Promise<string> {
  let user: string | undefined;
  if (username !== undefined) {
    const found = await findUser(em, 'username', username);
    if (!found) return `No user is called ${username}.`;
    user = found.id;
  }
  const { events, total } = await readSecurityEvents(em, { user, kind }, { limit, offset: 0 });
  if (total === 0) return 'There are no entries.';
  const rest = total > events.length ? [`(${total - events.length} older ones; see --limit)`] : [];
  return [...events.map(lineOf), ...rest].join('\n');
}

function lineOf({ created_at, kind, user, actor, ip, act }: SecurityEvent): string {
  const parts = [created_at, kind.padEnd(22), user?.username ?? '-', ip ?? '-'];
  if (actor) parts.push(`by ${actor.username}`);
  if (act !== null) parts.push(act);
  return parts.join('  ');
}
