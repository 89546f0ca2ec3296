import type { Row } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';

/** One benchmark; `--only` selects it by name. */
export interface Benchmark {
  name: string;
  what: string;
  measure(stage: Stage): Promise<Row[]>;
}
