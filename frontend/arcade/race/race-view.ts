import type { Palette } from '#shared/theme/palette.js';
import { el } from '../shell/dom.js';
import type { Frame, View } from '../shell/presentation.js';

/** How much of the stage the board of the recorded run takes, at least and at most. */
const LEAST_SHARE = 0.2;
const MOST_SHARE = 0.35;
const GAP = 8;

/** The player's board, and beside or above it that of the recorded run: smaller, faded and without controls. */
export class RaceView<State, Input> implements View<State, Input> {
  readonly element: HTMLElement;
  private readonly place = el('div', { class: 'rival', 'aria-hidden': 'true', inert: true });
  private rival: { view: View<State, Input>; state: () => State } | null = null;
  private palette: Palette | null = null;

  constructor(
    private readonly own: View<State, Input>,
    /** The view of the recorded run; null if the next run races none. */
    private readonly rivalOfRun: () => { view: View<State, Input>; state: () => State } | null,
  ) {
    this.element = el('div', { class: 'race' }, own.element, this.place);
  }

  get busy(): boolean {
    return this.own.busy ?? false;
  }

  start(state: State): void {
    this.own.start(state);
    this.rival = this.rivalOfRun();
    this.place.replaceChildren(...(this.rival ? [this.rival.view.element] : []));
    if (!this.rival) return;
    if (this.palette) this.rival.view.theme(this.palette);
    this.rival.view.start(this.rival.state());
  }

  /** The board of the recorded run takes the room that the player's leaves, and a little more. */
  fit(width: number, height: number): void {
    const { own, rival, element } = this;
    own.fit?.(width, height);
    if (!rival) return;
    const board = own.element.querySelector('canvas') ?? own.element;
    const { width: wide, height: high } = board.getBoundingClientRect();
    const isBeside = width - wide >= height - high;
    const [room, left] = isBeside ? [width, width - wide] : [height, height - high];
    const taken = Math.min(Math.max(left, room * LEAST_SHARE), room * MOST_SHARE);
    element.classList.toggle('beside', isBeside);
    own.fit?.(isBeside ? width - taken : width, isBeside ? height : height - taken);
    rival.view.fit?.(isBeside ? taken - GAP : width, isBeside ? height : taken - GAP);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.own.theme(palette);
    this.rival?.view.theme(palette);
  }

  draw(state: State, frame: Frame): void {
    this.own.draw?.(state, frame);
    // As if it was not played: it takes no input.
    this.rival?.view.draw?.(this.rival.state(), { ...frame, playing: false });
  }

  answered(state: State): void {
    this.own.answered?.(state);
  }

  press(control: string, repeated: boolean): void {
    this.own.press(control, repeated);
  }

  release(control: string): void {
    this.own.release?.(control);
  }
}
