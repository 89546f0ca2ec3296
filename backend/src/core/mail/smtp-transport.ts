import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MAIL_TIMEOUT } from '../../config/limits.js';
import { toMimeMessage } from './mime-message.js';
import type { MailTransport, OutgoingMail } from './mail-transport.js';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An idle connection is closed after this time, in milliseconds, before the mail server does it. */
const IDLE = 30_000;

/** Sends emails through the mail server of SMTP_URL over one connection, which is reused. */
export class SmtpTransport implements MailTransport, OnApplicationShutdown {
  private readonly server;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    const { username, hostname } = new URL(smtpUrl);
    this.server = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      idleTimeout: IDLE,
      // Retried once, because the server may have closed the idle connection.
      maxRequeues: 1,
      // A password requires TLS; a relay without authentication does not.
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

  onApplicationShutdown(): void {
    this.server.close();
  }
}
