import { GOALS } from '../goals.ts';
import { compare, inTurn } from '../support/rounds.ts';
import type { Figure } from './figure.ts';

export const firstPage: Figure = {
  name: 'page',
  what: 'reads of the first page of a board',
  async measure(stage) {
    await stage.warmUp();
    const seconds = stage.scaled(4, 3);
    const read = (contender: typeof stage.ours) => stage.read(contender, [contender.firstPage], { seconds });
    await stage.read(stage.bare, [stage.bare.firstPage], { seconds: 1 });
    await stage.read(stage.ours, [stage.ours.firstPage], { seconds: 1 });
    const pairs = await inTurn(
      stage.scaled(3, 2),
      () => read(stage.ours),
      () => read(stage.bare),
    );
    const rate = compare(
      pairs,
      ({ perSecond }) => perSecond,
      ({ perSecond }) => perSecond,
    );
    return [
      {
        figure: 'page',
        what: 'first page of a board, reads',
        reached: rate.reached,
        unit: '/s',
        limit: { name: 'bare', value: rate.limit },
        ratio: rate.ratio,
        goal: GOALS.firstPage,
      },
    ];
  },
};
