import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkAcknowledged } from './checks/acknowledged.ts';
import { BENCHMARKS } from './benchmarks/all.ts';
import { OptionsError, readOptions } from './options.ts';
import { usesHugePages } from './support/environment.ts';
import { describeMachine } from './support/machine.ts';
import { openStage } from './support/open-stage.ts';
import { tableOf, type Report, type Row } from './support/report.ts';
import { median } from './support/stats.ts';
import { REPORT_STATEMENTS, describeCommands, describeStatements } from './support/statements.ts';

/** Results are unreliable when other processes use a larger share of the machine. */
const FOREIGN_LOAD_LIMIT = 0.2;
const RESULTS = fileURLToPath(new URL('results/', import.meta.url));

async function run(): Promise<boolean> {
  const { benchmarks, quick } = readOptions(process.argv.slice(2), BENCHMARKS);
  const startedAt = new Date();
  const machine = await describeMachine();
  const seconds = () => Math.round((Date.now() - startedAt.getTime()) / 1_000);
  const stage = await openStage(quick);
  const { environment } = stage;
  try {
    const rows: Row[] = [];
    for (const benchmark of benchmarks) {
      console.log(`[${seconds()} s] ${benchmark.what}`);
      const found = await benchmark.measure(stage);
      rows.push(...found);
      console.log(`${tableOf(found)}\n`);
    }
    if (REPORT_STATEMENTS) {
      const statements = await describeStatements(environment.databaseUrl(stage.ours.database));
      console.log(`${statements}\n\n${await describeCommands(environment)}\n`);
    }
    for (const contender of [stage.ours, stage.baseline]) await checkAcknowledged(stage, contender);
    stage.checks.push({
      what: 'every request was answered as expected',
      ok: stage.unexpectedAnswers.length === 0,
      found: stage.unexpectedAnswers.join('; ') || 'no unexpected answer',
    });
    const { checks, notes } = stage;
    notes.push((await usesHugePages(environment)) ? 'PostgreSQL used huge pages' : 'PostgreSQL had no huge pages');
    if (machine.busyBefore > FOREIGN_LOAD_LIMIT) {
      const share = Math.round(machine.busyBefore * 100);
      notes.push(`other processes used ${share} % of the machine before the start: results are less reliable`);
    }
    if (stage.foreignShares.length > 0) {
      const [middle, most] = [median(stage.foreignShares), Math.max(...stage.foreignShares)].map((share) =>
        Math.round(share * 100),
      );
      notes.push(`other processes used ${middle} % of the machine during the run, at most ${most} %`);
    }
    print({ startedAt: startedAt.toISOString(), seconds: seconds(), machine, quick, rows, checks, notes });
    return checks.every(({ ok }) => ok);
  } finally {
    await stage.close();
  }
}

function print(report: Report): void {
  console.log(`${tableOf(report.rows)}\n`);
  for (const { what, ok, found } of report.checks) console.log(`${ok ? 'ok   ' : 'FAIL '} ${what}: ${found}`);
  for (const note of report.notes) console.log(`note: ${note}`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}latest.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${report.seconds} s; written to bench/results/latest.json`);
}

try {
  // A missed goal is only reported; a failed check makes the benchmark fail.
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof OptionsError ? error.message : error);
  process.exit(1);
}
