import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ForgetUnconfirmedSubscriptionsJob } from '../../../src/modules/community/newsletter/forget-unconfirmed-subscriptions.job.js';
import { nextNumber } from '../../factories/made.js';
import { expectError } from '../../support/http/expect-error.js';
import { Mailbox, tokenIn } from '../../support/services/mailbox.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const KIND = 'newsletter-confirmation';
const SENTENCE = 'Please enter a valid email address.';

let node: TestApp;
let mailbox: Mailbox;
let email: string;

beforeAll(async () => {
  const limits = { newsletter: { points: 3, duration: 3_600 }, mailsToMailbox: { points: 2, duration: 60 } };
  node = await startTestApp({ limits, settings: { trustProxy: 1, publicUrl: 'https://gamegeek.example' } });
  mailbox = new Mailbox(node.settings.home);
});
beforeEach(() => {
  email = `reader${nextNumber()}@readers.example`;
});
afterAll(() => node?.close());

/** Each from its own address, unless limits are tested. */
const newAddress = () => `203.0.113.${nextNumber()}`;
const subscribe = (address: unknown, from = newAddress()) =>
  node.request.post('/api/newsletter/subscribe').set('X-Forwarded-For', from).send({ email: address });
const follow = (link: 'confirm' | 'unsubscribe', token: string) =>
  node.request.post(`/api/newsletter/${link}`).send({ token });
const rows = (address: string) =>
  node.database.rows<{ id: number; confirmed_at: Date | null }>(
    'SELECT id, confirmed_at FROM newsletter_subscriptions WHERE lower(email) = lower($1)',
    [address],
  );
const allSent = () =>
  until(
    () => node.database.rows('SELECT 1 FROM mails'),
    (mails) => mails.length === 0,
  );

describe('POST /api/newsletter/subscribe', () => {
  it('stores an address once, with 201 first and 200 after that', async () => {
    expect((await subscribe(email).expect(201)).body).toEqual({ email });
    await subscribe(email.toUpperCase()).expect(200);
    expect(await rows(email)).toHaveLength(1);
  });

  it('answers 201 to one of two concurrent requests', async () => {
    const answers = await Promise.all([subscribe(email), subscribe(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  });

  it.each(['', 'ada', 'ada@example', 'a b@c.d', '<a@b.c>', null, 7])(
    'refuses %j with the validation message',
    async (wrong) => {
      const { fields } = expectError(await subscribe(wrong), 'validation_failed', {
        email: expect.anything() as never,
      });
      expect(new Set(fields?.email)).toEqual(new Set([SENTENCE]));
    },
  );

  it('sends a confirmation email in the requested language, with an unsubscribe link', async () => {
    await subscribe(email).set('Accept-Language', 'es-MX,es;q=0.9').expect(201);
    const mail = await mailbox.next(email, KIND);
    expect(mail.subject).toBe('Confirma tu suscripción al boletín');
    expect(mail.text).toContain(`https://gamegeek.example/newsletter?confirm=${tokenIn(mail, 'confirm')}`);
    const unsubscribeLink = `https://gamegeek.example/newsletter?unsubscribe=${tokenIn(mail, 'unsubscribe')}`;
    expect(mail.headers['list-unsubscribe']).toBe(`<${unsubscribeLink}>`);
    expect(mail.text).toContain(unsubscribeLink);
  });

  it('sends the confirmation email again until the subscription is confirmed', async () => {
    await subscribe(email).expect(201);
    await subscribe(email).expect(200);
    const mail = await mailbox.next(email, KIND, 2);
    await follow('confirm', tokenIn(mail, 'confirm')).expect(204);
    const confirmed = `reader${nextNumber()}@readers.example`;
    await node.database.rows(
      `INSERT INTO newsletter_subscriptions (email, language, confirmed_at) VALUES ($1, 'en', now())`,
      [confirmed],
    );
    await subscribe(confirmed).expect(200);
    await allSent();
    expect(await mailbox.to(confirmed)).toEqual([]);
  });

  it('is rate-limited per client address and per mailbox', async () => {
    const address = newAddress();
    for (let i = 0; i < 3; i++) await subscribe(`reader${nextNumber()}@readers.example`, address).expect(201);
    const refused = await subscribe(email, address);
    expectError(refused, 'rate_limited');
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' });
    expect(await rows(email)).toEqual([]);

    await subscribe(email).expect(201);
    await subscribe(email).expect(200);
    expectError(await subscribe(email.toUpperCase()), 'rate_limited');
  });
});

describe('a subscription', () => {
  const linksOf = async () => {
    const mail = await mailbox.next(email, KIND);
    return { confirm: tokenIn(mail, 'confirm'), unsubscribe: tokenIn(mail, 'unsubscribe') };
  };

  it('is confirmed by its link, which can be used twice', async () => {
    await subscribe(email).expect(201);
    const { confirm } = await linksOf();
    expect(await rows(email)).toMatchObject([{ confirmed_at: null }]);
    await follow('confirm', confirm).expect(204);
    const [first] = await rows(email);
    expect(first?.confirmed_at).toBeInstanceOf(Date);
    await follow('confirm', confirm).expect(204);
    expect(await rows(email)).toEqual([first]);
  });

  it('is cancelled by its link for good, and cannot be confirmed by an old link', async () => {
    await subscribe(email).expect(201);
    const { confirm, unsubscribe } = await linksOf();
    await follow('unsubscribe', unsubscribe).expect(204);
    await follow('unsubscribe', unsubscribe).expect(204);
    expect(await rows(email)).toEqual([]);
    expectError(await follow('confirm', confirm), 'token_invalid');
  });

  it('is not changed by any other token', async () => {
    await subscribe(email).expect(201);
    const { confirm, unsubscribe } = await linksOf();
    const [own] = await rows(email);
    const forged = confirm.replace(/^\d+/, String((own?.id ?? 0) + 1));
    for (const token of ['x', `${own?.id}`, `${own?.id}.${'A'.repeat(43)}`, forged, unsubscribe, `0${confirm}`]) {
      expectError(await follow('confirm', token), 'token_invalid');
    }
    expectError(await follow('unsubscribe', confirm), 'token_invalid');
    expect(await rows(email)).toMatchObject([{ confirmed_at: null }]);
  });

  it('is deleted after one week without confirmation', async () => {
    const confirmed = `reader${nextNumber()}@readers.example`;
    await subscribe(email).expect(201);
    await subscribe(confirmed).expect(201);
    await node.database.rows(
      `UPDATE newsletter_subscriptions
       SET created_at = now() - interval '8 days', confirmed_at = CASE WHEN email = $1 THEN now() END
       WHERE email = ANY($2)`,
      [confirmed, [confirmed, email]],
    );
    await node.app.get(ForgetUnconfirmedSubscriptionsJob).run();
    expect([(await rows(email)).length, (await rows(confirmed)).length]).toEqual([0, 1]);
  });
});
