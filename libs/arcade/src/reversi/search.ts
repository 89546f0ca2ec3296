import { CELLS, raysFrom, SIDE, type Board, type Player } from './board.js';

/** How well the search plays. */
export interface Strength {
  /** The largest number of moves that it looks ahead. */
  plies: number;
  /** The largest number of positions that it looks at; fewer plies if they are not enough. */
  positions: number;
  /** Moves whose value is within this margin of the best count as equally good. A disc of a finished match is worth 100. */
  margin: number;
}

const DISC = 100;
const CORNER = 300;
const EDGE = 20;
const MOBILITY = 40;
/** Cells beside a corner give it away while it is free. */
const DIAGONAL = -150;
const BESIDE = -70;
const MOST = 1_000_000;

interface Place {
  cell: number;
  worth: number;
  /** The corner beside it; -1 elsewhere. */
  corner: number;
}

/** All cells, the best first: cuts come early. */
const PLACES: readonly Place[] = Array.from({ length: CELLS }, (_, cell) => placeAt(cell)).sort(
  (one, other) => other.worth - one.worth,
);

function placeAt(cell: number): Place {
  const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)];
  const x = Math.min(column, SIDE - 1 - column);
  const y = Math.min(row, SIDE - 1 - row);
  const corner = (row < SIDE / 2 ? 0 : SIDE - 1) * SIDE + (column < SIDE / 2 ? 0 : SIDE - 1);
  if (x + y === 0) return { cell, worth: CORNER, corner: -1 };
  if (x <= 1 && y <= 1) return { cell, worth: x + y === 2 ? DIAGONAL : BESIDE, corner };
  return { cell, worth: x === 0 || y === 0 ? EDGE : 0, corner: -1 };
}

/** The best moves at this strength; empty if there is none. The same position always has the same ones. */
export function bestMoves(board: Board, player: Player, { plies, positions, margin }: Strength): number[] {
  const search = new Search(board, positions);
  const legal = search.movesOf(player);
  let ranked = legal.map((cell) => ({ cell, value: 0 }));
  if (legal.length < 2) return legal;
  const empty = board.filter((disc) => disc === 0).length;
  for (let depth = 1; depth <= Math.min(plies, empty); depth++) {
    const values = search.rank(
      ranked.map(({ cell }) => cell),
      { player, depth, margin },
    );
    if (!values) break;
    ranked = values.sort((one, other) => other.value - one.value);
  }
  const best = ranked[0]?.value ?? 0;
  return ranked.filter(({ value }) => value >= best - margin).map(({ cell }) => cell);
}

/** Negamax with alpha-beta pruning, on one board whose moves are taken back. */
class Search {
  private readonly board: Int8Array;
  /** Turned discs of all moves on the board. */
  private readonly turned = new Int8Array(CELLS * CELLS);
  private turns = 0;

  /** Positions that it may look at. */
  private left: number;

  constructor(board: Board, positions: number) {
    this.board = board.slice();
    this.left = positions;
  }

  movesOf(player: Player): number[] {
    return PLACES.flatMap(({ cell }) => (this.canPlace(cell, player) ? [cell] : []));
  }

  /** The values of moves; exact for all that are within the margin. Null if the positions are used up. */
  rank(
    cells: readonly number[],
    { player, depth, margin }: { player: Player; depth: number; margin: number },
  ): { cell: number; value: number }[] | null {
    let best = -MOST;
    const ranked = cells.map((cell) => {
      const before = this.turns;
      this.place(cell, player);
      const value = -this.outlook(-player as Player, depth - 1, -MOST, -(best - margin - 1));
      this.takeBack(cell, player, before);
      best = Math.max(best, value);
      return { cell, value };
    });
    return this.left < 0 ? null : ranked;
  }

  /** The value of the position for the player whose turn it is. */
  private outlook(player: Player, depth: number, alpha: number, beta: number, hasPassed = false): number {
    if (--this.left < 0) return 0;
    if (depth <= 0) return this.worth(player);
    let best = -MOST;
    for (const { cell } of PLACES) {
      const before = this.turns;
      if (this.board[cell] !== 0 || !this.place(cell, player)) continue;
      const value = -this.outlook(-player as Player, depth - 1, -beta, best > alpha ? -best : -alpha);
      this.takeBack(cell, player, before);
      if (value > best) best = value;
      if (best >= beta) return best;
    }
    if (best > -MOST) return best;
    return hasPassed ? this.lead(player) : -this.outlook(-player as Player, depth, -beta, -alpha, true);
  }

  private lead(player: Player): number {
    let sum = 0;
    for (const disc of this.board) sum += disc;
    return sum * player * DISC;
  }

  private worth(player: Player): number {
    const { board } = this;
    let sum = 0;
    let free = 0;
    for (const { cell, worth, corner } of PLACES) {
      const disc = board[cell] as number;
      if (disc !== 0) sum += disc * player * (corner >= 0 && board[corner] !== 0 ? EDGE : worth);
      else {
        free++;
        if (this.canPlace(cell, player)) sum += MOBILITY;
        if (this.canPlace(cell, -player as Player)) sum -= MOBILITY;
      }
    }
    return free === 0 ? this.lead(player) : sum;
  }

  private canPlace(cell: number, player: Player): boolean {
    const { board } = this;
    if (board[cell] !== 0) return false;
    for (const ray of raysFrom(cell)) {
      if (board[ray[0] as number] !== -player) continue;
      let at = 1;
      while (at < ray.length && board[ray[at] as number] === -player) at++;
      if (at < ray.length && board[ray[at] as number] === player) return true;
    }
    return false;
  }

  /** False if it would turn no disc. */
  private place(cell: number, player: Player): boolean {
    const { board, turned } = this;
    const before = this.turns;
    for (const ray of raysFrom(cell)) {
      let at = 0;
      while (at < ray.length && board[ray[at] as number] === -player) at++;
      if (at === 0 || at === ray.length || board[ray[at] as number] !== player) continue;
      while (at > 0) turned[this.turns++] = ray[--at] as number;
    }
    if (this.turns === before) return false;
    board[cell] = player;
    for (let at = before; at < this.turns; at++) board[turned[at] as number] = player;
    return true;
  }

  private takeBack(cell: number, player: Player, before: number): void {
    this.board[cell] = 0;
    while (this.turns > before) this.board[this.turned[--this.turns] as number] = -player;
  }
}
