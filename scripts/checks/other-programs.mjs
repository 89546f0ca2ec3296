// Tests leave processors to other programs: with all workers on a busy machine, single requests take seconds.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../launch/progress.mjs';

const SAMPLE = 3_000;
/** Of all processors. */
const BUSY_SHARE = 0.35;

/** Measures the load by other programs; jest.config.js and playwright.config.ts use fewer workers when it is high. */
export async function noticeOtherPrograms() {
  const before = cpus();
  await pause(SAMPLE);
  const share = usedShare(before, cpus());
  const isBusy = share > BUSY_SHARE;
  process.env.TEST_FEWER_WORKERS = isBusy ? '1' : '';
  say(`Other programs use ${Math.round(share * 100)} % of the processors${isBusy ? ': fewer workers' : ''}`);
}

/**
 * The share of all processors that was used between two measurements, 0 to 1. Programs of low priority do not count:
 * background steps run at the same time.
 * @param {Pick<import('node:os').CpuInfo, 'times'>[]} before
 * @param {Pick<import('node:os').CpuInfo, 'times'>[]} after
 */
export function usedShare(before, after) {
  const [from, to] = [totals(before), totals(after)];
  return to.all > from.all ? (to.used - from.used) / (to.all - from.all) : 0;
}

/** @param {Pick<import('node:os').CpuInfo, 'times'>[]} processors */
function totals(processors) {
  const sum = { used: 0, all: 0 };
  for (const { times } of processors) {
    const used = times.user + times.sys;
    sum.used += used;
    sum.all += used + times.nice + times.idle + times.irq;
  }
  return sum;
}
