import type { WrittenMail } from './mailer.js';

/** A mail on its way out. */
export interface OutgoingMail extends WrittenMail {
  id: number;
  kind: string;
}

/** How mails leave: by SMTP, or into a folder. */
export interface MailTransport {
  /** Returns once somebody else has taken the mail over; rejects when nobody has. */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

export const MAIL_TRANSPORT = Symbol('mail transport');

/** Whether trying again is of no use: the mailbox is refused, and not by a server that has a bad day. */
export function refusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false;
  const command = 'command' in error ? error.command : undefined;
  // Without an answer the address itself could not be used.
  return !('responseCode' in error) || (command === 'RCPT TO' && 'permanent' in error && error.permanent === true);
}

/** What went wrong, without the server's own words: they repeat the address. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const details = ['code', 'command', 'responseCode'].map((name): unknown => Reflect.get(error, name));
  return details.filter((detail) => typeof detail === 'string' || typeof detail === 'number').join(' ') || error.name;
}
