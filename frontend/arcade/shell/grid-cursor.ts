/** The cell selected with arrow keys on a square board. Hidden until a key is used. */
export class GridCursor {
  cell: number;
  visible = false;

  constructor(private readonly side: number) {
    this.cell = Math.floor(side / 2) * side + Math.floor(side / 2);
  }

  /** True when the control was a direction. */
  move(control: string): boolean {
    const x = this.cell % this.side;
    const y = Math.floor(this.cell / this.side);
    const last = this.side - 1;
    if (control === 'left') this.cell = y * this.side + Math.max(0, x - 1);
    else if (control === 'right') this.cell = y * this.side + Math.min(last, x + 1);
    else if (control === 'up') this.cell = Math.max(0, y - 1) * this.side + x;
    else if (control === 'down') this.cell = Math.min(last, y + 1) * this.side + x;
    else return false;
    this.visible = true;
    return true;
  }

  draw(ctx: CanvasRenderingContext2D, x: number, y: number, size: number, color: string): void {
    if (!this.visible) return;
    ctx.fillStyle = color;
    for (const [dx, dy] of [[0, 0], [size - 5, 0], [0, size - 2], [size - 5, size - 2]] as const) ctx.fillRect(x + dx, y + dy, 5, 2); // prettier-ignore
    for (const [dx, dy] of [[0, 0], [size - 2, 0], [0, size - 5], [size - 2, size - 5]] as const) ctx.fillRect(x + dx, y + dy, 2, 5); // prettier-ignore
  }
}

/** The cell of a board under a pointer, or -1. */
export function cellAt(point: { x: number; y: number }, edge: number, size: number, side: number): number {
  const x = Math.floor((point.x - edge) / size);
  const y = Math.floor((point.y - edge) / size);
  return x >= 0 && y >= 0 && x < side && y < side ? y * side + x : -1;
}
