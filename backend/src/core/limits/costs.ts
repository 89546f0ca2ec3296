import { SetMetadata } from '@nestjs/common';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-limits.js';

export const COSTS = 'gamegeek:costs';
const ROWS_OF_A_POINT = 50;

type Query = Readonly<Record<string, unknown>>;
/** Points of the limits of addresses and users. */
export type Costs = number | ((query: Query) => number);

/** Declares that a request costs more than one point, measured relative to a read of one game. */
export const Costs = (costs: Costs): MethodDecorator => SetMetadata(COSTS, costs);

export function costOfRows({ limit }: Query): number {
  const rows = Math.min(Number(limit) || 0, MAX_PAGE_SIZE);
  return Math.max(Math.ceil(rows / ROWS_OF_A_POINT), 1);
}
