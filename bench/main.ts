import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkAcknowledged } from './checks/acknowledged.ts';
import { FIGURES } from './figures/all.ts';
import { OptionsError, readOptions } from './options.ts';
import { startEnvironment } from './support/environment.ts';
import { describeMachine } from './support/machine.ts';
import { tableOf, type Report, type Row } from './support/report.ts';
import { Stage } from './support/stage.ts';
import { median } from './support/stats.ts';
import { COUNTS_STATEMENTS, describeStatements } from './support/statements.ts';

/** Of all processors, used by others: with more, what is measured is mostly the waiting. */
const BUSY = 0.2;
const RESULTS = fileURLToPath(new URL('results/', import.meta.url));

async function run(): Promise<boolean> {
  const { figures, quick } = readOptions(process.argv.slice(2), FIGURES);
  const startedAt = new Date();
  const machine = await describeMachine();
  const seconds = () => Math.round((Date.now() - startedAt.getTime()) / 1_000);
  const environment = await startEnvironment();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The servers end by themselves when this process does; the databases would stay.
    process.once(signal, () => void environment.remove().finally(() => process.exit(130)));
  }
  const stage = await Stage.set(environment, quick).catch(async (error: unknown) => {
    await environment.remove();
    throw error;
  });
  try {
    const rows: Row[] = [];
    for (const figure of figures) {
      console.log(`[${seconds()} s] ${figure.what}`);
      const found = await figure.measure(stage);
      rows.push(...found);
      console.log(`${tableOf(found)}\n`);
    }
    if (COUNTS_STATEMENTS) console.log(`${await describeStatements(environment)}\n`);
    for (const contender of [stage.ours, stage.bare]) await checkAcknowledged(stage, contender);
    stage.checks.push({
      what: 'every request was answered as it should be',
      ok: stage.complaints.length === 0,
      found: stage.complaints.join('; ') || 'no other answer',
    });
    const { checks, notes } = stage;
    if (machine.busyBefore > BUSY) {
      const share = Math.round(machine.busyBefore * 100);
      notes.push(`before the start others used ${share} % of the machine: the figures say less than they could`);
    }
    if (stage.foreignShares.length > 0) {
      const [middle, most] = [median(stage.foreignShares), Math.max(...stage.foreignShares)].map((share) =>
        Math.round(share * 100),
      );
      notes.push(`meanwhile others used ${middle} % of the machine, ${most} % at most`);
    }
    tell({ startedAt: startedAt.toISOString(), seconds: seconds(), machine, quick, rows, checks, notes });
    return checks.every(({ ok }) => ok);
  } finally {
    await stage.close();
  }
}

function tell(report: Report): void {
  console.log(`${tableOf(report.rows)}\n`);
  for (const { what, ok, found } of report.checks) console.log(`${ok ? 'ok   ' : 'WRONG'} ${what}: ${found}`);
  for (const note of report.notes) console.log(`note: ${note}`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}latest.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${report.seconds} s; written to bench/results/latest.json`);
}

try {
  // A figure that misses its goal is told; only what is not true makes the benchmark fail.
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof OptionsError ? error.message : error);
  process.exit(1);
}
