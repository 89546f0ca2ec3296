import type { LaunchAnswer, PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { TestApp } from './test-app.js';

export interface GuestPlay extends PlaySessionAnswer {
  /** The cookie of the guest, as browsers send it. */
  cookie: string;
}

/** Plays a game in a browser without an account; `cookie` is that of a guest who has played before. */
export async function playAsGuest({ request }: TestApp, gameId: number, cookie?: string): Promise<GuestPlay> {
  const launch = request.post(`/api/games/${gameId}/launches`).send({});
  const { body, headers } = await (cookie === undefined ? launch : launch.set('Cookie', cookie)).expect(201);
  const [set = ''] = [headers['set-cookie'] ?? ''].flat();
  const { ticket } = body as LaunchAnswer;
  const opened = await request.post('/api/play/sessions').send({ ticket }).expect(201);
  return { ...(opened.body as PlaySessionAnswer), cookie: set.split(';')[0] ?? '' };
}
