import { Reflector } from '@nestjs/core';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-limits.js';

const ROWS_OF_A_POINT = 50;

type Query = Readonly<Record<string, unknown>>;

/** Declares how many points of the limits of addresses and users a request costs, if more than a read of one game. */
export const Costs = Reflector.createDecorator<number | ((query: Query) => number)>();

export function costOfRows({ limit }: Query): number {
  const rows = Math.min(Number(limit) || 0, MAX_PAGE_SIZE);
  return Math.max(Math.ceil(rows / ROWS_OF_A_POINT), 1);
}
