import { chmodSync, mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { toMimeMessage } from './mime-message.js';
import type { MailTransport, OutgoingMail } from './mail-transport.js';

/** Writes emails as files when no mail server is configured: `2026-11-21T09-30-00-verify-email-7.eml`. */
export class OutboxFolder implements MailTransport, OnApplicationBootstrap {
  private readonly log = new Logger('Mail');
  private readonly composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Emails contain sign-in links, so only the owner may read the folder. */
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  }

  onApplicationBootstrap(): void {
    this.log.log(`no SMTP_URL: emails are written to ${this.folder}`);
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    const { message } = await this.composer.sendMail(toMimeMessage(mail, this.from));
    if (!Buffer.isBuffer(message)) throw new Error('the email was not rendered');
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const file = path.join(this.folder, `${time}-${mail.kind}-${mail.id}.eml`);
    // Renamed when complete, so that watchers of the folder never read a partial file.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
