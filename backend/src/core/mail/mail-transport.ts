import type { WrittenMail } from './mailer.service.js';

/** A rendered email that is being sent. */
export interface OutgoingMail extends WrittenMail {
  id: number;
  kind: string;
}

/** Delivers emails by SMTP or into a folder. */
export interface MailTransport {
  /** Resolves once the email is handed over; otherwise rejects. */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

export const MAIL_TRANSPORT = Symbol('mail transport');

/** Whether the failure is permanent: the mailbox is refused, as opposed to a temporary fault of the server. */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false;
  const command = 'command' in error ? error.command : undefined;
  // Without a response code the address itself was invalid.
  return !('responseCode' in error) || (command === 'RCPT TO' && 'permanent' in error && error.permanent === true);
}

/**
 * Whether the mail server refused this recipient or message only. Failures of the connection or the sender, and 421
 * (the server is closing), concern all emails.
 */
export function isRefusalOfOneMail(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || error.responseCode === 421) return false;
  return ('command' in error && error.command === 'RCPT TO') || ('code' in error && error.code === 'EMESSAGE');
}

/** Describes a failure by its codes; the server's own message may repeat the recipient's address. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const details = ['code', 'command', 'responseCode'].map((name): unknown => Reflect.get(error, name));
  return details.filter((detail) => typeof detail === 'string' || typeof detail === 'number').join(' ') || error.name;
}
