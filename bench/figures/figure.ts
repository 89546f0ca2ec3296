import type { Row } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';

/** One subject of the benchmark; it can be run alone by its name. */
export interface Figure {
  name: string;
  what: string;
  measure(stage: Stage): Promise<Row[]>;
}
