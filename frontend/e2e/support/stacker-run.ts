import { Run } from '@gamegeek/arcade/run.js';
import { stackerGame } from '@gamegeek/arcade/stacker/stacker.game.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { LaunchAnswer, PlaySessionAnswer, RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { newSession, type Player } from './players.js';

async function bodyOf<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Plays a run that drops one piece after the other, and sends it like the stage of the game. */
export async function playStacker(request: APIRequestContext, player: Player): Promise<SubmittedScore> {
  const games = await bodyOf<Game[]>(await request.get('/api/games?limit=100'));
  const gameId = games.find(({ arcade_id: id }) => id === 'stacker')?.id ?? 0;
  const { access_token: session } = await newSession(request, player);
  const as = (token: string) => ({ Authorization: `Bearer ${token}` });
  const launch = await request.post(`/api/games/${gameId}/launches`, { data: {}, headers: as(session) });
  const { ticket } = await bodyOf<LaunchAnswer>(launch);
  const opened = await request.post('/api/play/sessions', { data: { ticket } });
  const headers = as((await bodyOf<PlaySessionAnswer>(opened)).token);
  const { round, seed } = await bodyOf<RoundAnswer>(await request.post('/api/play/rounds', { headers }));
  const run = new Run(stackerGame, seed ?? 0);
  while (!run.isOver) {
    run.act('drop');
    run.tick();
  }
  const { score, log } = run;
  return bodyOf(await request.post('/api/scores', { data: { gameId, score, round, details: { log } }, headers }));
}
