import { jest } from '@jest/globals';
import type { Test } from 'supertest';
import { ScoringPlayer } from '../../../src/modules/scores/submission/scoring-player.service.js';
import type { TestApp } from '../../support/test-app.js';

/** `POST /api/scores` is answered before Express in the common case, otherwise by the controller. */
export const WAYS = ['the fast lane', 'the controller'] as const;
export type Way = (typeof WAYS)[number];

const CONTENT_TYPE: Record<Way, string> = {
  'the fast lane': 'application/json',
  'the controller': 'application/json; charset=utf-8',
};

/** @param body text is sent as it is, for invalid JSON */
export function postScore({ request }: TestApp, way: Way, body: object | string, path = '/api/scores'): Test {
  return request
    .post(path)
    .set('Content-Type', CONTENT_TYPE[way])
    .send(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Counts calls of the controller during `act`, to verify the path taken. */
export async function controllerCalls({ app }: TestApp, act: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(app.get(ScoringPlayer), 'of');
  try {
    await act();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
