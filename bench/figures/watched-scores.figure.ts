import { GOALS } from '../goals.ts';
import { boardsAgree } from '../checks/boards.ts';
import type { Row } from '../support/report.ts';
import { median } from '../support/stats.ts';
import type { Contender, Stage, WriteSample } from '../support/stage.ts';
import type { Figure } from './figure.ts';

const CROWDS = [1, 200, 1_000];

interface Sample {
  watchers: number;
  ours: WriteSample;
  bare: WriteSample;
}

export const watchedScores: Figure = {
  name: 'watchers',
  what: 'single scores while a crowd watches the board',
  async measure(stage) {
    await stage.warmUp();
    const samples: Sample[] = [];
    for (let round = 0; round < stage.scaled(3, 1); round += 1) {
      for (const watchers of round % 2 === 0 ? CROWDS : CROWDS.toReversed()) {
        const bare = await watched(stage, stage.bare, watchers);
        samples.push({ watchers, bare, ours: await watched(stage, stage.ours, watchers) });
      }
    }
    return CROWDS.flatMap((watchers) => rowsOf(watchers, samples));
  },
};

async function watched(stage: Stage, contender: Contender, count: number): Promise<WriteSample> {
  const { fleet, crowd, port } = contender;
  await fleet.call('join', { port, count, ...crowd });
  const sample = await stage.write(contender, { seconds: stage.scaled(4, 3) });
  if (contender === stage.ours) await boardsAgree(stage, `after scores with ${count} watchers`);
  await fleet.call('leave', undefined);
  return sample;
}

function rowsOf(watchers: number, samples: readonly Sample[]): Row[] {
  const of = (count: number) => samples.filter((sample) => sample.watchers === count);
  const crowd = of(watchers);
  const alone = of(1);
  const many = watchers === CROWDS.at(-1);
  const perSecond = median(crowd.map(({ ours }) => ours.perSecond));
  const name = watchers === 1 ? '1 watcher' : `${watchers.toLocaleString('en')} watchers`;
  const rows: Row[] = [
    {
      figure: 'watchers',
      what: `single scores, ${name}`,
      reached: perSecond,
      unit: '/s',
      limit: { name: 'bare', value: median(crowd.map(({ bare }) => bare.perSecond)) },
      ratio: median(crowd.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
      goal: many ? GOALS.singleScoresWatchedByMany : undefined,
    },
    {
      figure: 'watchers',
      what: '  server, share of a core',
      reached: median(crowd.map(({ ours }) => ours.serverShare)) * 100,
      unit: '%',
      limit: { name: 'bare', value: median(crowd.map(({ bare }) => bare.serverShare)) * 100 },
    },
  ];
  if (watchers > 1) {
    rows.push({
      figure: 'watchers',
      what: '  against one watcher',
      reached: perSecond,
      unit: '/s',
      limit: { name: 'ours', value: median(alone.map(({ ours }) => ours.perSecond)) },
      ratio: median(crowd.map(({ ours }, round) => ours.perSecond / (alone[round]?.ours.perSecond ?? NaN))),
      goal: many ? GOALS.singleScoresAgainstOneWatcher : undefined,
    });
  }
  return rows;
}
