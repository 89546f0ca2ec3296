export type Side = 'left' | 'right';

/** Repeats the moves of held arrows as the player has chosen; the arrow pressed last counts. */
export class AutoRepeat {
  private held: Side[] = [];
  private elapsed = 0;
  private due = 0;

  /** `move` returns false at a wall. */
  constructor(
    private readonly repeat: () => { delay: number; interval: number },
    private readonly move: (side: Side) => boolean,
  ) {}

  press(side: Side): void {
    this.held = [...this.held.filter((other) => other !== side), side];
    this.begin(side);
  }

  release(side: Side): void {
    const wasLast = this.held.at(-1) === side;
    this.held = this.held.filter((other) => other !== side);
    const [other] = this.held;
    if (wasLast && other) this.begin(other);
  }

  /** Called for every frame. The charge of a held arrow goes on with the next piece. */
  pass(milliseconds: number): void {
    const side = this.held.at(-1);
    if (!side) return;
    const { interval } = this.repeat();
    this.elapsed += milliseconds;
    if (interval === 0 && this.elapsed >= this.due) while (this.move(side));
    for (; interval > 0 && this.elapsed >= this.due; this.due += interval) this.move(side);
  }

  private begin(side: Side): void {
    this.elapsed = 0;
    this.due = this.repeat().delay;
    this.move(side);
  }
}
