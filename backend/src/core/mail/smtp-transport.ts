import { createTransport } from 'nodemailer';
import { MAIL_TIMEOUT } from '../../config/limits.js';
import { toMimeMessage } from './mime-message.js';
import type { MailTransport, OutgoingMail } from './mail-transport.js';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends emails to the server of SMTP_URL, one connection for each email. */
export class SmtpTransport implements MailTransport {
  private readonly server;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    const { username, hostname } = new URL(smtpUrl);
    this.server = createTransport({
      url: smtpUrl,
      // Passwords are sent over TLS only; a relay without a password may be plain.
      requireTLS: username !== '' && !LOCAL.has(hostname),
      connectionTimeout: MAIL_TIMEOUT,
      greetingTimeout: MAIL_TIMEOUT,
      socketTimeout: MAIL_TIMEOUT,
      dnsTimeout: MAIL_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    await this.server.sendMail({ ...toMimeMessage(mail, this.from), signal });
  }
}
