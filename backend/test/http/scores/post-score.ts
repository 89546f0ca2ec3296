import type { Test } from 'supertest';
import type { TestApp } from '../../support/test-app.js';

/** @param body text is sent as it is, for invalid JSON */
export function postScore({ request }: TestApp, body: object | string, path = '/api/scores'): Test {
  return request
    .post(path)
    .set('Content-Type', 'application/json')
    .send(typeof body === 'string' ? body : JSON.stringify(body));
}
