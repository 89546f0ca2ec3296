import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError, type Settings } from './settings.js';

const OWN_SECRET = 'thirty-two random characters, more or less';
const FORMER_SECRET = 'thirty-two random characters of last year';
const GIVEN = {
  DATABASE_URL: 'postgres://me:hidden@here/db',
  REDIS_URL: 'redis://here',
  GAMEGEEK_SECRET: OWN_SECRET,
};
const read = (env: Record<string, string>): Settings => readSettings({ ...GIVEN, ...env });

/** The names of all settings that are read. */
function namesAsked(): string[] {
  const asked = new Set<string>();
  readSettings(
    new Proxy<Record<string, string | undefined>>(GIVEN, {
      get: (env, name: string) => {
        asked.add(name);
        return env[name];
      },
    }),
  );
  return [...asked].sort();
}

describe('readSettings', () => {
  it('reads exactly the names of .env.example, with the same defaults', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const example = [...text.matchAll(/^(# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, comment, name = '', value = '']) => ({
      name,
      value,
      comment,
    }));
    expect(example.map(({ name }) => name).sort()).toEqual(namesAsked());
    for (const { value, comment } of example) expect(value === '').toBe(comment !== undefined);
    const withDefaults = Object.fromEntries(
      example.filter(({ value }) => value).map(({ name, value }) => [name, value]),
    );
    expect(read(withDefaults)).toEqual(read({}));
  });

  it('has defaults for everything except both URLs and the secret', () => {
    expect(read({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      limits: true,
      trustProxy: 0,
      seed: 'none',
      logLevel: 'info',
    });
  });

  it('sends messages to Discord, or none if that is off', () => {
    expect(read({}).discordUrl).toBe('https://discord.com');
    expect(read({ DISCORD: 'off' }).discordUrl).toBeUndefined();
    expect(() => read({ DISCORD: 'https://other.example' })).toThrow(SettingsError);
  });

  it('reads values from the environment', () => {
    const settings = read({
      NODE_ENV: 'production',
      PORT: '8080',
      PUBLIC_URL: 'https://gamegeek.example/',
      GAMEGEEK_SECRET_PREVIOUS: FORMER_SECRET,
      TRUST_PROXY: '2',
      GAMEGEEK_HOME: '/var/gamegeek',
      SMTP_URL: 'smtps://me:hidden@mail.example:465',
      MAIL_FROM: 'The Games <games@mail.example>',
      LOG_LEVEL: 'debug',
      METRICS_LISTEN: '127.0.0.1:9464',
    });
    expect(settings).toMatchObject({
      production: true,
      port: 8080,
      publicUrl: 'https://gamegeek.example',
      secret: OWN_SECRET,
      previousSecret: FORMER_SECRET,
      trustProxy: 2,
      home: '/var/gamegeek',
      smtpUrl: 'smtps://me:hidden@mail.example:465',
      mailFrom: 'The Games <games@mail.example>',
      logLevel: 'debug',
      metricsListen: { host: '127.0.0.1', port: 9464 },
    });
    expect(read({ METRICS_LISTEN: '[::1]:9464' }).metricsListen).toEqual({ host: '::1', port: 9464 });
    expect(read({}).metricsListen).toBeUndefined();
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['NODE_ENV', 'prod'],
    ['PUBLIC_URL', 'gamegeek.example'],
    ['PUBLIC_URL', 'ftp://gamegeek.example'],
    ['DATABASE_URL', 'mysql://here/db'],
    ['DATABASE_URL', ''],
    ['REDIS_URL', 'http://here'],
    ['REDIS_URL', ' '],
    ['GAMEGEEK_SECRET', ''],
    ['GAMEGEEK_SECRET', 'short'],
    ['GAMEGEEK_SECRET_PREVIOUS', 'short'],
    ['GAMEGEEK_SEED', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['LIMITS', 'no'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['METRICS_LISTEN', '9464'],
    ['METRICS_LISTEN', 'localhost'],
    ['METRICS_LISTEN', '::1:9464'],
    ['METRICS_LISTEN', '127.0.0.1:65536'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'GameGeek'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'GameGeek <a@b.example>\r\nBcc: c@d.example'],
  ])('refuses %s=%s in a sentence that names the setting', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingsError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} is .+\\.$`));
  });

  it('derives the sender of emails from the public URL', () => {
    expect(read({})).toMatchObject({ smtpUrl: undefined, mailFrom: 'GameGeek <no-reply@localhost>' });
    expect(read({ PUBLIC_URL: 'https://gamegeek.example' }).mailFrom).toBe('GameGeek <no-reply@gamegeek.example>');
  });

  it('never repeats a password in an error', () => {
    expect(() => read({ DATABASE_URL: 'mysql://me:hidden@here/db' })).toThrow(/^(?!.*hidden)/);
  });

  it('refuses LIMITS=off in production', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => read({ ...production, LIMITS: 'off' })).toThrow(/^LIMITS=off is for benchmarks only/);
    expect(read({ LIMITS: 'off' }).limits).toBe(false);
  });
});
