import { Logger, type LoggerService } from '@nestjs/common';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseMail } from '../../../test/support/services/mailbox.js';
import { startSmtpServer, type SmtpServer } from '../../../test/support/services/smtp-server.js';
import { testSettings } from '../../../test/support/test-app.js';
import { storeDelays } from '../../../test/support/stored-delays.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { until } from '../../../test/support/until.js';
import { ormOptions } from '../../config/mikro-orm.config.js';
import { Sql } from '../database/sql.service.js';
import type { Jobs } from '../jobs/jobs.service.js';
import { Mailer } from './mailer.service.js';
import { SendMailsJob } from './send-mails.job.js';
import { SmtpTransport } from './smtp-transport.js';
import { stub } from '../../../test/support/stub.js';

/** All log lines. */
const logged: string[] = [];
const record = (...parts: unknown[]) => void logged.push(parts.map((part) => JSON.stringify(part)).join(' '));
const listener: LoggerService = { log: record, warn: record, error: record, debug: record, verbose: record };

let database: TestDatabase;
let orm: MikroORM;
let em: EntityManager;
let sql: Sql;
let server: SmtpServer;
let mailer: Mailer;
/** Awaited when a bulk mail is about to be sent. */
let onDigest: () => Promise<void>;
/** How often an email was rendered. */
let written: number;

beforeAll(async () => {
  Logger.overrideLogger(listener);
  database = await createTestDatabase();
  await storeDelays(database, 'mails');
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
  sql = new Sql(testSettings(database));
});
beforeEach(async () => {
  await database.rows('DELETE FROM mails');
  logged.length = 0;
  written = 0;
  onDigest = async () => undefined;
  em = orm.em.fork();
  server = await startSmtpServer();
  // No queue runs here: tests run the job as a worker would.
  mailer = new Mailer(em, stub<Jobs>({ request: () => undefined }));
  mailer.define({
    kind: 'digest',
    isBulk: true,
    write: async ({ address, language }) => {
      await onDigest();
      return { to: address, template: { language, subject: 'Your week', greeting: 'Hi', paragraphs: [] } };
    },
  });
  mailer.define({
    kind: 'hello',
    write: async ({ address, language, details }) => {
      written += 1;
      if (details.nobody) return undefined;
      const button = { label: 'Look', href: 'https://gamegeek.example/?a=1&b=2' };
      return {
        to: address,
        template: { language, subject: 'Grüße', greeting: 'Hi <b>you</b>', paragraphs: ['Ä & Ö'], button },
      };
    },
  });
});
afterEach(async () => {
  for (const transport of transports.splice(0)) transport.onApplicationShutdown();
  await server.close();
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await orm?.close();
  await database?.drop();
});

const transports: SmtpTransport[] = [];

function worker(): SendMailsJob {
  const transport = new SmtpTransport(server.url, 'GameGeek <hello@gamegeek.example>');
  transports.push(transport);
  return new SendMailsJob(sql, mailer, transport);
}

const queue = (address = 'ada@players.example', details = {}) =>
  mailer.queue(em, { kind: 'hello', address, language: 'de', details });
const rows = () =>
  database.rows<{ attempts: number; delay: number | null }>('SELECT attempts, delay FROM mails ORDER BY id');
/** A whole minute, because stored times are rounded to milliseconds and could be in the future. */
const fallDue = () => database.rows(`UPDATE mails SET due_at = now() - interval '1 minute'`);

describe('SendMailsJob', () => {
  it('sends an email as text and HTML and deletes its row', async () => {
    await queue();
    await worker().run();
    expect(await rows()).toEqual([]);
    const mail = parseMail(server.taken[0]?.message ?? '');
    expect(mail).toMatchObject({ to: 'ada@players.example', subject: 'Grüße' });
    expect(mail.headers).toMatchObject({
      from: 'GameGeek <hello@gamegeek.example>',
      'auto-submitted': 'auto-generated',
      'content-language': 'de',
    });
    expect(mail.text).toContain('Hi <b>you</b>\n\nÄ & Ö\n\nLook:\nhttps://gamegeek.example/?a=1&b=2\n');
    expect(mail.html).toContain('<p>Hi &lt;b&gt;you&lt;/b&gt;</p>');
    expect(mail.html).toContain('href="https://gamegeek.example/?a=1&amp;b=2"');
    expect(mail.html).toContain('<html lang="de">');
  });

  it('sends every email in the run right after it was queued, however its due time was rounded', async () => {
    const job = worker();
    for (let sent = 1; sent <= 50; sent++) {
      await queue();
      await job.run();
      expect(server.taken).toHaveLength(sent);
    }
  });

  it('deletes an email that is no longer needed without sending it', async () => {
    await queue('ada@players.example', { nobody: 'yes' });
    await worker().run();
    expect([await rows(), server.taken]).toEqual([[], []]);
  });

  it('does not queue an email when its transaction rolls back', async () => {
    const failed = em.transactional(async (within) => {
      await mailer.queue(within, { kind: 'hello', address: 'ada@players.example', language: 'en' });
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect(await rows()).toEqual([]);
  });

  it('refuses to queue an email of an unknown kind', async () => {
    await expect(mailer.queue(em, { kind: 'unheard-of', address: 'a@b.example', language: 'en' })).rejects.toThrow(
      'there is no mail unheard-of',
    );
    expect(() => mailer.define({ kind: 'hello', write: async () => undefined })).toThrow('defined twice');
  });
});

describe('an email that is not a bulk email', () => {
  const digest = (address: string) => mailer.queue(em, { kind: 'digest', address, language: 'en' });

  it('is sent before bulk emails that were queued earlier', async () => {
    for (const name of ['ada', 'bob', 'eve']) await digest(`${name}@players.example`);
    await fallDue();
    await queue('kim@players.example');
    await worker().run();
    expect(server.taken.map(({ to }) => to)[0]).toBe('kim@players.example');
    expect(server.taken).toHaveLength(4);
  });

  it('is sent next when it is queued during a run of bulk emails', async () => {
    for (const name of ['ada', 'bob', 'eve']) await digest(`${name}@players.example`);
    await fallDue();
    let queued: Promise<void> | undefined;
    onDigest = () => (queued ??= queue('kim@players.example'));
    await worker().run();
    expect(server.taken.map(({ to }) => to)[1]).toBe('kim@players.example');
    expect(server.taken).toHaveLength(4);
  });
});

describe('a mail server', () => {
  it('gets many emails over one connection', async () => {
    for (let i = 0; i < 20; i++) await queue(`player${i}@players.example`);
    await worker().run();
    expect([server.taken.length, server.calls]).toEqual([20, 1]);
  });

  it('is connected to again after it closed an idle connection', async () => {
    const job = worker();
    await queue('ada@players.example');
    await job.run();
    server.hangUp();
    await queue('bob@players.example');
    await job.run();
    expect([server.taken.length, server.calls]).toEqual([2, 2]);
  });

  it('is retried after one minute when it is unreachable, and the email is rendered again', async () => {
    await queue();
    const job = worker();
    await server.close();
    await job.run();
    expect(await rows()).toEqual([{ attempts: 1, delay: 60 }]);
    await job.run();
    expect(written).toBe(1);

    server = await startSmtpServer();
    await fallDue();
    await worker().run();
    expect([await rows(), written, server.taken.length]).toEqual([[], 2, 1]);
  });

  it.each(['recipient', 'message'] as const)(
    'that refuses the %s of one email for now gets the others in the same run, and that one again after a minute',
    async (at) => {
      for (const name of ['ada', 'bob', 'eve']) await queue(`${name}@players.example`);
      server.refusals.set('ada@players.example', { at, reply: '451 4.2.1 mailbox busy' });
      await worker().run();
      expect(server.taken.map(({ to }) => to)).toEqual(['bob@players.example', 'eve@players.example']);
      expect(await rows()).toEqual([{ attempts: 1, delay: 60 }]);

      server.refusals.clear();
      await fallDue();
      await worker().run();
      expect(server.taken.map(({ to }) => to)).toContain('ada@players.example');
    },
  );

  it('that closes the connection at one recipient is left alone until the next run', async () => {
    for (const name of ['ada', 'bob']) await queue(`${name}@players.example`);
    server.refusals.set('ada@players.example', { at: 'recipient', reply: '421 4.3.2 shutting down' });
    await worker().run();
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
  });

  it('leaves the other emails untouched after a temporary failure', async () => {
    for (const name of ['ada', 'bob', 'eve']) await queue(`${name}@players.example`);
    server.mood = 'has a bad day';
    await worker().run();
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
    server.mood = 'takes';
    await worker().run();
    expect(server.taken.map(({ to }) => to)).toEqual(['bob@players.example', 'eve@players.example']);
  });

  it('abandons an email to a refused mailbox, and logs neither the address nor the answer', async () => {
    await queue();
    await queue('bob@players.example');
    server.mood = 'knows no such mailbox';
    await worker().run();
    expect(await rows()).toEqual([]);
    expect(logged.join('\n')).toMatch(/mail \d+ \(hello\) is abandoned after 1 attempts: EENVELOPE RCPT TO 550/);
    expect(logged.join('\n')).not.toMatch(/players\.example|no such mailbox/);
  });

  it('abandons an email after the eighth attempt, about a day later', async () => {
    await queue();
    await queue('bob@players.example');
    server.mood = 'has a bad day';
    const delays: (number | null | undefined)[] = [];
    for (let i = 0; i < 16; i++) {
      await database.rows(
        `UPDATE mails SET due_at = now() - interval '1 minute' WHERE id = (SELECT min(id) FROM mails)`,
      );
      await database.rows(`UPDATE mails SET due_at = now() + interval '2 days' WHERE id > (SELECT min(id) FROM mails)`);
      await worker().run();
      const [first] = await rows();
      if (i < 7) delays.push(first?.delay);
    }
    expect(delays).toEqual([60, 300, 900, 3_600, 10_800, 21_600, 43_200]);
    expect(await rows()).toEqual([]);
    expect(logged.filter((line) => line.includes('is abandoned after 8 attempts'))).toHaveLength(2);
  });

  it('stops waiting for a silent server when the time limit expires', async () => {
    server.mood = 'says nothing';
    const transport = new SmtpTransport(server.url, 'hello@gamegeek.example');
    const template = { language: 'en' as const, subject: 'Hi', greeting: 'Hi', paragraphs: [] };
    const mail = { id: 1, kind: 'hello', to: 'ada@players.example', template };
    await expect(transport.deliver(mail, AbortSignal.timeout(50))).rejects.toThrow();
  });
});

describe('SendMailsJob on several workers', () => {
  it('sends an email again when it is due after its worker was killed', async () => {
    await queue();
    server.mood = 'says nothing';
    const killed = worker();
    void killed.run();
    await until(
      () => server.calls,
      (calls) => calls === 1,
    );
    server.mood = 'takes';
    await worker().run();
    expect(server.taken).toEqual([]);
    await fallDue();
    await worker().run();
    expect(server.taken).toHaveLength(1);
    killed.onModuleDestroy();
  });

  it('sends each email once with concurrent workers', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `player${i}@players.example`);
    for (const name of names) await queue(name);
    await Promise.all([worker().run(), worker().run(), worker().run()]);
    expect(server.taken.map(({ to }) => to).sort()).toEqual(names.sort());
    expect(await rows()).toEqual([]);
  });
});
