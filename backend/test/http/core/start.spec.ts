import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
});

afterAll(async () => {
  await two?.close();
  await one?.close();
});

it('starts two nodes on one database, each on its own port', async () => {
  expect(one.url).not.toBe(two.url);
  expect(one.settings.databaseUrl).toBe(two.settings.databaseUrl);
  for (const node of [one, two]) await node.request.get('/api/nothing-here').expect(404);
});
