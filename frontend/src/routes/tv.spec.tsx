import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRun, LiveRuns } from '@gamegeek/contracts/play/live-runs.schemas.js';
import { isReplay } from '@gamegeek/contracts/play/replay-messages.js';
import { act, screen, waitFor } from '@testing-library/react';
import { ADA, GRACE, listedRun, sessionOf } from '#testing/factories/live-run.factory.js';
import { recording } from '#testing/factories/recording.factory.js';
import { FakeGame, provideChannels } from '#testing/fake-game.js';
import { fakeIntersections } from '#testing/fake-intersections.js';
import { fakeServer } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { renderApp } from '#testing/render-app.js';

const played = (changes: Partial<LiveRun> = {}): LiveRun => ({
  ...{ gameId: 7, gameName: 'Neon Snake', arcadeId: 'snake', rulesVersion: 2, seed: 7, log: '2.aU' },
  ...{ opening: null, answers: null, player: ADA, startedAt: '2026-11-30T05:00:00.000Z' },
  ...{ tick: 40, state: 'playing', score: 100, rank: null, watching: 3 },
  ...changes,
});

let line: FakeTransport;
let seq = 1;
let list: LiveRuns;
let runs: Map<string, LiveRun>;

beforeEach(() => {
  provideChannels();
  line = new FakeTransport();
  list = { runs: [listedRun(1), listedRun(2, { player: GRACE })], replay: null };
  runs = new Map([
    [sessionOf(1), played()],
    [sessionOf(2), played({ player: GRACE })],
  ]);
  line.answerWith((topic) => {
    if (topic === 'runs:live') return { ok: true, topic, seq: 1, snapshot: list };
    const snapshot = runs.get(topic.slice('run:'.length));
    return snapshot ? { ok: true, topic, seq: 1, snapshot } : { ok: false, code: 'unknown_topic', message: 'No run' };
  });
});

const patch = (topic: string, changes: object) => {
  seq += 1;
  act(() => line.send({ topic, from: 2, to: seq, ...changes }));
};
/** React renders at the end of each act. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 500) await act(() => jest.advanceTimersByTimeAsync(500));
}
async function show() {
  const app = await renderApp({ at: '/tv', transport: line });
  act(() => fakeIntersections.scrollToEnd());
  return app;
}
const frameOf = async (name: string) =>
  new FakeGame(await screen.findByTitle<HTMLIFrameElement>(`Neon Snake: the run of ${name}`));
const frameTitles = () => screen.queryAllByTitle(/: the run of /).map(({ title }) => title);

describe('GameGeek TV', () => {
  it('shows the best run to the game in its frame, with its player and what has happened since', async () => {
    await show();
    const game = await frameOf('ada');
    expect(game.frame).toHaveAttribute('src', '/arcade/snake?replay');
    game.hello();
    expect(game.messages).toEqual([
      expect.objectContaining({ run: expect.objectContaining({ log: '2.aU' }), live: { tick: 40, state: 'playing' } }),
    ]);
    expect(isReplay(game.messages[0])).toBe(true);
    expect(screen.getByText('3 watching')).toBeVisible();
    patch(`run:${sessionOf(1)}`, { logAt: 4, append: '3R', tick: 70, score: 130 });
    await waitFor(() =>
      expect(game.notices.at(-1)).toMatchObject({ type: 'live', run: { log: '2.aU3R' }, live: { tick: 70 } }),
    );
  });

  it('stays with its run while another one becomes better, and shows the next one after the end', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    (await frameOf('ada')).hello();
    patch('runs:live', { ...list, runs: [listedRun(2, { player: GRACE }), listedRun(1)] });
    expect(frameTitles()).toEqual(['Neon Snake: the run of ada']);
    patch(`run:${sessionOf(1)}`, { state: 'over', rank: 4 });
    await pass(3_000);
    expect(screen.getByText('The run is over: rank 4.')).toBeVisible();
    await pass(6_000);
    await frameOf('grace');
    expect(frameTitles()).toEqual(['Neon Snake: the run of grace']);
    jest.useRealTimers();
  });

  it('goes on to another run when nothing has happened for 20 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    (await frameOf('ada')).hello();
    await pass(15_000);
    patch(`run:${sessionOf(1)}`, { logAt: 4, append: '3R', tick: 70 });
    await pass(15_000);
    expect(frameTitles()).toEqual(['Neon Snake: the run of ada']);
    await pass(6_000);
    await frameOf('grace');
    jest.useRealTimers();
  });

  it('stays with its run while the connection is lost, also when its answer is the last one afterwards', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    (await frameOf('ada')).hello();
    const answer = (topic: string) =>
      topic === 'runs:live'
        ? { ok: true, topic, seq: 9, snapshot: list }
        : { ok: true, topic, seq: 9, snapshot: played({ log: '2.aU3R', tick: 70 }) };
    line.answerWith(
      (topic) => new Promise((resolve) => setTimeout(resolve, topic === 'runs:live' ? 0 : 2_000, answer(topic))),
    );
    act(() => line.fall());
    await pass(30_000);
    expect(frameTitles()).toEqual(['Neon Snake: the run of ada']);
    act(() => line.open());
    await pass(5_000);
    expect(frameTitles()).toEqual(['Neon Snake: the run of ada']);
    jest.useRealTimers();
  });

  it('lists who else plays, and shows the one that is chosen until it is over', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('link', { name: /grace/ }));
    await frameOf('grace');
    expect(screen.getByRole('heading', { level: 2, name: '2 playing now' })).toBeVisible();
    runs.delete(sessionOf(2));
    patch('runs:live', { ...list, runs: [listedRun(1)] });
    act(() => line.reset(`run:${sessionOf(2)}`));
    expect(await screen.findByText('This run can no longer be watched')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Watch the best run' }));
    await frameOf('ada');
  });

  it('shows a guest without a name', async () => {
    runs.set(sessionOf(1), played({ player: null }));
    await show();
    await frameOf('Guest');
  });

  it('shows the best recording, marked as a replay, while nobody plays', async () => {
    list = { runs: [], replay: { scoreId: 41, within: 'day' } };
    fakeServer.on('GET /api/scores/41/recording', () => ({ body: recording() }));
    await show();
    await frameOf('ada');
    expect(screen.getByText('Replay')).toBeVisible();
    expect(screen.getByText('Neon Snake: the best run of the last day')).toBeVisible();
  });

  it('says that nobody plays', async () => {
    list = { runs: [], replay: null };
    await show();
    expect(await screen.findByText('Nobody plays right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/games');
  });
});
