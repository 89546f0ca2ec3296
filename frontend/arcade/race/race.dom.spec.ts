import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { mergeMeta } from '@gamegeek/arcade/merge/merge.meta.js';
import type { ArcadeGame } from '@gamegeek/arcade/game.js';
import { pick, seededRandom } from '@gamegeek/arcade/random.js';
import { Run } from '@gamegeek/arcade/run.js';
import { stackerGame } from '@gamegeek/arcade/stacker/stacker.game.js';
import { stackerMeta } from '@gamegeek/arcade/stacker/stacker.meta.js';
import { ACTIONS } from '@gamegeek/arcade/stacker/stacker.js';
import type { RacedRun, ReplayedRun } from '@gamegeek/contracts/play/replay-messages.js';
import { ALL } from '../extras/all.js';
import type { ViewHost } from '../shell/presentation.js';
import { Shell } from '../shell/shell.js';
import {
  FakePage,
  MOVES,
  RESULT,
  ROUND,
  heading,
  leaveFrame,
  moveOn,
  plain,
  presented,
  press,
  provideFrame,
  settle,
} from '../testing/fake-page.js';
import { Race } from './race.js';

beforeEach(provideFrame);
afterEach(leaveFrame);

describe('a race', () => {
  const PRACTICE: SubmitResult = { ...RESULT, status: 'practice', rank: null, personalBest: false, total: null };

  /** A run of random inputs with the seed of the round. */
  function recorded<State, Input>(game: ArcadeGame<State, Input>, inputs: readonly Input[]): ReplayedRun {
    const run = new Run(game, 7);
    const random = seededRandom(3);
    while (!run.isOver) {
      run.act(pick(random, inputs));
      for (let ticks = 0; ticks < 12; ticks++) run.tick();
    }
    const { log, score } = run;
    return { rulesVersion: game.version, seed: 7, log, opening: null, answers: null, score };
  }

  const mergeRun = () => recorded(mergeGame, MOVES);

  /** A game in a frame that races. */
  async function raced<State, Input>(page: FakePage, game: ReturnType<typeof presented<State, Input>>, race: unknown) {
    page.round = { ...ROUND, ...(race !== undefined && { race: race as RacedRun }) };
    page.result = PRACTICE;
    const rivals: ViewHost<State, Input>[] = [];
    const element = document.createElement('div');
    let views = 0;
    const own = new Race({
      ...game.presentation,
      // The first view is the player's.
      view: (host) => {
        if (views++ === 0) return game.presentation.view(host);
        rivals.push(host);
        return { element, theme: () => undefined, start: () => undefined, press: () => undefined };
      },
    });
    window.arcadeExtras = own.extras(ALL);
    const shell = new Shell(own.presentation());
    own.join(shell);
    page.greet();
    await settle();
    return { shell, rivals };
  }

  const leadOn = (name: string) =>
    [...document.querySelectorAll('.hud dt')].find(({ textContent }) => textContent === name)?.nextElementSibling
      ?.textContent;
  const signed = (lead: number) => new Intl.NumberFormat('en', { signDisplay: 'exceptZero' }).format(lead);

  it('shows the lead over the recorded run after as many inputs in a turn-based game, and its board', async () => {
    const run = mergeRun();
    const merge = presented(mergeGame, mergeMeta);
    const { rivals } = await raced(new FakePage(true), merge, { name: 'Bob', run });
    const inputs = mergeGame.decode(run.log) ?? [];
    const theirs = new Run(mergeGame, 7);
    const leads = new Set<string | null | undefined>();
    for (const { input } of inputs.slice(0, 40)) {
      if (!moveOn(merge.act)) break;
      theirs.act(input);
      await jest.advanceTimersByTimeAsync(20);
      expect(leadOn('Bob')).toBe(signed(mergeGame.score(merge.state()) - theirs.score));
      expect(plain(rivals[0]?.state)).toEqual(plain(theirs.state));
      leads.add(leadOn('Bob'));
    }
    expect(leads.size).toBeGreaterThan(5);
    expect([rivals.length, rivals[0]?.act('left')]).toEqual([1, false]);
  });

  it('shows the lead over the recorded run at the same tick in a real-time game', async () => {
    const run = recorded(stackerGame, ACTIONS);
    const stacker = presented(stackerGame, stackerMeta);
    const { shell } = await raced(new FakePage(true), stacker, { name: null, run });
    await jest.advanceTimersByTimeAsync(4_000);
    const { ticks, score, isOver } = shell.play.run;
    expect([ticks > 60, isOver]).toEqual([true, false]);
    const theirs = new Run(stackerGame, 7);
    const inputs = stackerGame.decode(run.log) ?? [];
    for (let made = 0; theirs.ticks < ticks; theirs.tick())
      for (; inputs[made]?.tick === theirs.ticks; made++) theirs.act(inputs[made]?.input ?? 'drop');
    expect(theirs.score).toBeGreaterThan(0);
    expect(leadOn('Your run')).toBe(signed(score - theirs.score));
  });

  it('shows no board of the recorded run in a game with hidden information', async () => {
    const codes = presented(codesGame, codesMeta);
    const dealt = codesGame.deal(seededRandom(3));
    const answers = [dealt.ask(5) ?? {}];
    const run = { rulesVersion: codesGame.version, seed: null, log: dealt.log, opening: null, answers, score: 0 };
    const page = new FakePage(true);
    const { rivals } = await raced(page, codes, { name: 'Bob', run });
    expect([rivals.length, leadOn('Bob')]).toEqual([0, '0']);
  });

  it.each([
    [-40, 'You beat Bob by 40.', 'You won!'],
    [0, 'A draw with Bob.', 'Game over'],
    [40, 'Bob wins by 40.', 'Game over'],
  ])('against %d points more says who has won, and that it counts on no board', async (more, verdict, title) => {
    const merge = presented(mergeGame, mergeMeta);
    const page = new FakePage(true);
    const own = new Run(mergeGame, 7);
    while (MOVES.some((move) => own.act(move)));
    const run = { ...mergeRun(), score: own.score + more };
    await raced(page, merge, { name: 'Bob', run });
    while (moveOn(merge.act));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(heading()).toBe(title);
    expect(document.body.textContent).toContain(verdict);
    expect(document.body.textContent).toContain('A race counts on no board');
    expect(document.body.textContent).toContain('✓ Race checked');
    expect(page.of('submit')).toHaveLength(1);
    await press('Race again');
    expect(page.of('round')).toHaveLength(2);
    expect(leadOn('Bob')).toBe('0');
  });

  it.each([
    ['Bob', 'Race against Bob: 1,240'],
    [null, 'Race against my run: 1,240'],
  ])('against the run of %s is shared with the points of both', async (name, result) => {
    const merge = presented(mergeGame, mergeMeta);
    const page = new FakePage(true);
    await raced(page, merge, { name, run: { ...mergeRun(), score: 1_240 } });
    while (moveOn(merge.act));
    await jest.advanceTimersByTimeAsync(2_000);
    await press('Share');
    const score = new Intl.NumberFormat('en').format(mergeGame.score(merge.state()));
    expect(page.of('share')[0]?.text).toMatch(new RegExp(`^Double Up: ${score} points · ${result}(\n|$)`));
  });

  it('that the server refuses says why', async () => {
    const page = new FakePage(true);
    const merge = presented(mergeGame, mergeMeta);
    await raced(page, merge, { name: 'Bob', run: mergeRun() });
    page.result = { ...PRACTICE, status: 'refused', reason: 'too_fast' };
    while (moveOn(merge.act));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(document.body.textContent).toContain('The run was shorter than the game can be played.');
    expect(document.body.textContent).not.toContain('✓');
  });

  it('tells readers of the lead at most every ten seconds', async () => {
    const merge = presented(mergeGame, mergeMeta);
    await raced(new FakePage(true), merge, { name: 'Bob', run: mergeRun() });
    const said = () => document.querySelector('[role="status"]')?.textContent ?? '';
    for (let made = 0; made < 20; made++) moveOn(merge.act);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(said()).not.toMatch(/Bob/);
    await jest.advanceTimersByTimeAsync(2_000);
    const first = said();
    expect(first).toMatch(/ (ahead of|behind) Bob$/);
    for (let made = 0; made < 20; made++) moveOn(merge.act);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(said()).toBe(first);
  });

  it.each<[string, (run: ReplayedRun) => unknown]>([
    ['has no recorded run', () => undefined],
    ['has one by other rules', (run) => ({ name: 'Bob', run: { ...run, rulesVersion: 99 } })],
    ['has one that is none', () => ({ name: 'Bob', run: { log: 7 } })],
  ])('is an ordinary run if its round %s', async (_, race) => {
    const merge = presented(mergeGame, mergeMeta);
    const { rivals } = await raced(new FakePage(true), merge, race(mergeRun()));
    moveOn(merge.act);
    await settle();
    expect([leadOn('Bob'), rivals]).toEqual([undefined, []]);
  });
});
