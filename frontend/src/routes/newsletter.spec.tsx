import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refusal, type FakeAnswer } from '#testing/fake-server.js';
import { renderApp } from '#testing/render-app.js';

const SUBSCRIBE = 'POST /api/newsletter/subscribe';

async function openForm() {
  const app = await renderApp({ at: '/newsletter' });
  const form = await screen.findByRole('form', { name: 'Newsletter' });
  const field = within(form).getByLabelText('Email for the newsletter');
  return { ...app, form, field };
}

describe('the newsletter form in the footer', () => {
  it('subscribes an address and shows a confirmation', async () => {
    fakeServer.on(SUBSCRIBE, () => ({ status: 201 }));
    const { user, form, field } = await openForm();
    await user.type(field, ' ada@example.org {Enter}');
    expect(await within(form).findByText('Subscribed!')).toBeVisible();
    expect(fakeServer.lastRequest(SUBSCRIBE)?.body).toEqual({ email: 'ada@example.org' });
    expect(field).toBeDisabled();
    expect(within(form).getByRole('button')).toBeDisabled();
  });

  it.each(['', 'ada', 'ada@example'])('sends nothing for %j and shows an error at the field', async (text) => {
    const { user, form, field } = await openForm();
    if (text) await user.type(field, text);
    await user.click(within(form).getByRole('button', { name: 'Subscribe' }));
    expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field).toHaveFocus();
    expect(fakeServer.requests).toEqual([]);
  });

  it.each<[string, () => FakeAnswer, string]>([
    ['the server fails', () => refusal(500, 'internal', 'Sorry'), 'Subscription failed.'],
    ['the server fails without an explanation', () => ({ status: 500 }), 'Subscription failed.'],
    [
      'the server finds more wrong with the address',
      () => refusal(400, 'validation_failed', 'Wrong', { email: ['Invalid email address'] }),
      'Please enter a valid email address.',
    ],
    [
      'too many were sent',
      () => refusal(429, 'rate_limited', 'Slow down'),
      'Too many requests. Please wait a moment and try again.',
    ],
  ])('shows an error when %s, and can be sent again', async (_reason, answer, sentence) => {
    fakeServer.on(SUBSCRIBE, answer);
    const { user, form, field } = await openForm();
    await user.type(field, 'ada@example.org{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(within(form).getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    fakeServer.on(SUBSCRIBE, () => ({ status: 200 }));
    await user.keyboard('{Enter}');
    expect(await within(form).findByText('Subscribed!')).toBeVisible();
  });

  it('reports a network failure', async () => {
    fakeServer.on(SUBSCRIBE, () => {
      throw new TypeError('Failed to fetch');
    });
    const { user, field } = await openForm();
    await user.type(field, 'ada@example.org{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Network error. Please try again later.'));
  });
});

describe('links in newsletter emails', () => {
  it.each([
    ['confirm', 'Confirm subscription', 'Your subscription is confirmed. You will receive our next newsletter.'],
    ['unsubscribe', 'Unsubscribe', 'You are unsubscribed and will receive no more newsletters.'],
  ])('%s when the button is pressed, not before', async (name, button, done) => {
    fakeServer.on(`POST /api/newsletter/${name}`, () => ({ status: 204 }));
    const { user, address } = await renderApp({ at: `/newsletter?${name}=secret` });
    const press = await screen.findByRole('button', { name: button });
    expect(fakeServer.requests).toEqual([]);
    expect(address()).toBe('/newsletter');
    await user.click(press);
    expect(await screen.findByText(done)).toBeVisible();
    expect(fakeServer.lastRequest(`POST /api/newsletter/${name}`)?.body).toEqual({ token: 'secret' });
  });

  it('report that they are invalid', async () => {
    fakeServer.on('POST /api/newsletter/confirm', () => refusal(400, 'token_invalid', 'Spent'));
    const { user } = await renderApp({ at: '/newsletter?confirm=spent' });
    await user.click(await screen.findByRole('button', { name: 'Confirm subscription' }));
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
  });

  it('are required on these pages', async () => {
    await renderApp({ at: '/newsletter' });
    expect(await screen.findByText('Open this page with the link in one of our newsletter emails.')).toBeVisible();
  });
});
