import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { renderApp } from '#testing/render-app.js';

const error = (status: number, code: string) => ({
  [status]: { description: code, content: { 'application/json': { examples: { [code]: { value: {} } } } } },
});
const json = (schema: object, example: unknown) => ({ content: { 'application/json': { schema, example } } });

const DOCUMENT = {
  openapi: '3.1.0',
  tags: [
    { name: 'Scores', description: 'Sending scores.' },
    { name: 'Games', description: 'The catalogue.' },
    { name: 'Empty', description: 'Nothing.' },
  ],
  paths: {
    '/api/scores': {
      post: {
        tags: ['Scores'],
        summary: 'Sends a score',
        security: [{ apiKey: [] }, { session: [] }, {}],
        parameters: [
          {
            name: 'idempotency-key',
            in: 'header',
            required: false,
            description: 'Counts once.',
            schema: { type: 'string', maxLength: 255 },
            example: 'run-1',
          },
        ],
        requestBody: json(
          {
            type: 'object',
            properties: {
              gameId: { type: 'integer', minimum: 1 },
              score: { type: 'integer', minimum: 1, maximum: 100 },
            },
            required: ['gameId', 'score'],
          },
          { gameId: 7, score: 42 },
        ),
        responses: {
          200: json({ $ref: '#/components/schemas/Submitted' }, { id: 1, rank: 3 }),
          ...error(422, 'idempotency_mismatch'),
        },
      },
    },
    '/api/play/rounds': {
      post: {
        tags: ['Scores'],
        summary: 'Starts a round',
        security: [{ playToken: [] }],
        responses: { 201: json({ type: 'object', properties: {} }, {}) },
      },
    },
    '/api/games/{id}': {
      get: {
        tags: ['Games'],
        summary: 'A game',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 }],
        responses: {
          200: json({ type: 'object', properties: { name: { type: 'string' } } }, { name: 'Tetra' }),
          ...error(404, 'not_found'),
        },
      },
    },
  },
  components: {
    schemas: {
      Submitted: { type: 'object', properties: { id: { type: 'integer' }, rank: { type: ['integer', 'null'] } } },
    },
  },
  'x-limits': { rates: [{ name: 'newGame', counted: 'New games, a user', points: 20, duration: 3600 }] },
  'x-live': {
    events: [{ name: 'watch', from: 'client', payload: 'topic', answer: '{ ok: true }', summary: 'Begins to watch.' }],
    topics: [
      {
        topic: 'me',
        summary: 'Events of the signed-in user.',
        signedIn: true,
        snapshot: { type: 'object', properties: { unread: { type: 'integer' } } },
        changes: { type: 'object', properties: {} },
        example: { snapshot: { unread: 2 }, changes: {} },
      },
    ],
    errorCodes: ['unknown_topic'],
  },
};

async function openReference(at = '/api/reference') {
  fakeServer.on('GET /api/openapi.json', () => ({ body: DOCUMENT }));
  const app = await renderApp({ at });
  await screen.findByRole('heading', { level: 1, name: 'API Reference' });
  await screen.findByRole('heading', { level: 2, name: 'Scores' });
  return app;
}
const endpoint = (id: string) => within(document.getElementById(id) ?? document.body);

describe('the API reference', () => {
  it('lists every endpoint by section, with errors, limits and topics', async () => {
    await openReference();
    expect(document.title).toBe('API Reference');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Scores', 'Games', 'Live', 'When something goes wrong', 'Limits']),
    );
    expect(screen.queryByRole('heading', { name: 'Empty' })).not.toBeInTheDocument();
    expect(endpoint('post-/api/scores').getByText('Sends a score')).toBeVisible();
    expect(screen.getByRole('row', { name: /New games, a user/ })).toHaveTextContent('20 in 1 hour');
    expect(screen.getByText('Events of the signed-in user.')).toBeVisible();
  });

  it('shows fields, rules, examples, errors and a curl command of an opened endpoint', async () => {
    const { user } = await openReference();
    await user.click(screen.getByText('Sends a score'));
    const opened = endpoint('post-/api/scores');
    expect(await opened.findByText('API key or session')).toBeVisible();
    const body = within(opened.getByRole('list', { name: 'Request body' })).getAllByRole('listitem');
    expect(body.map(({ textContent }) => textContent)).toEqual([
      'gameIdwhole numberrequiredat least 1',
      'scorewhole numberrequired1 to 100',
    ]);
    expect(opened.getByText(/header · at most 255 characters/)).toBeVisible();
    expect(
      within(opened.getByRole('list', { name: 'Response, status 200' })).getByText(/whole number or null/),
    ).toBeVisible();
    expect(opened.getByRole('link', { name: '422 idempotency_mismatch' })).toHaveAttribute('href', '#errors');
    const call = opened.getByRole('group', { name: 'With curl' });
    expect(call).toHaveTextContent(
      `curl -X POST '${window.location.origin}/api/scores' \\ -H 'Authorization: Bearer <API key>' \\ -H 'Content-Type: application/json' \\ -d '{"gameId":7,"score":42}'`,
    );
    await user.click(opened.getByRole('button', { name: 'Copy: With curl' }));
    expect(await navigator.clipboard.readText()).toContain('/api/scores');
  });

  it('shows which credential an endpoint needs', async () => {
    const { user } = await openReference();
    await user.click(screen.getByText('Starts a round'));
    const opened = endpoint('post-/api/play/rounds');
    expect(await opened.findByText('Play token needed')).toBeVisible();
    expect(opened.getByRole('group', { name: 'With curl' })).toHaveTextContent('Authorization: Bearer <play token>');
  });

  it('opens the endpoint in the address', async () => {
    await openReference('/api/reference#get-/api/games/%7Bid%7D');
    expect(await endpoint('get-/api/games/{id}').findByRole('group', { name: 'With curl' })).toHaveTextContent(
      `curl '${window.location.origin}/api/games/7'`,
    );
    expect(endpoint('post-/api/scores').queryByText('With curl')).not.toBeInTheDocument();
  });

  it('filters endpoints by the search text, and shows all again without it', async () => {
    const { user } = await openReference();
    const filter = screen.getByRole('searchbox', { name: 'Filter endpoints' });
    await user.type(filter, 'not_found');
    expect(await screen.findByText('1 of 3 endpoints')).toBeVisible();
    expect(document.getElementById('post-/api/scores')).not.toBeInTheDocument();
    await user.type(filter, ' xyzzy');
    await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
    expect(document.getElementById('post-/api/scores')).toBeInTheDocument();
    expect(filter).toHaveFocus();
  });

  it('reports a failed request and retries', async () => {
    fakeServer.on('GET /api/openapi.json', () => refusal(503, 'unavailable', 'Busy.'));
    const { user } = await renderApp({ at: '/api/reference' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The OpenAPI document could not be loaded.');
    fakeServer.on('GET /api/openapi.json', () => ({ body: DOCUMENT }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Sends a score')).toBeVisible();
  });
});
