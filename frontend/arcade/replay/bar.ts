import { REPLAY_SPEEDS, type ReplaySpeed } from '@gamegeek/contracts/play/replay-messages.js';
import { button, el, icon, ICONS } from '../shell/dom.js';
import type { ReplayTexts } from './texts.js';

export const PLAY = ['  #', '  ##', '  ###', '  ####', '  ###', '  ##', '  #'];
const AGAIN = ['  ####', ' #    #', '#', '#   ###', ' #   ##', '  ### #'];
const BACK = ['', ' ##   ##', ' ##  ##', ' ## ##', ' ##  ##', ' ##   ##'];
const NEXT = ['', '##   ##', ' ##  ##', '  ## ##', ' ##  ##', '##   ##'];
/** The line of the score is drawn with this many dots at most. */
const DOTS = 300;
const SVG = 'http://www.w3.org/2000/svg';

export interface BarState {
  at: number;
  length: number;
  isPlaying: boolean;
  isOver: boolean;
  speed: ReplaySpeed;
  /** The moment, to be seen. */
  moment: string;
  /** The moment and all figures, to be heard. */
  spoken: string;
}

interface Commands {
  toggle(): void;
  stepBy(steps: number): void;
  seek(to: number): void;
  setSpeed(speed: ReplaySpeed): void;
}

/** Play and pause, steps, speed, and a slider over the line of the score. */
export class Bar {
  readonly element = el('div', { class: 'replay', role: 'group' });
  private readonly play: HTMLButtonElement;
  private readonly back: HTMLButtonElement;
  private readonly next: HTMLButtonElement;
  private readonly slider: HTMLInputElement;
  private readonly speed: HTMLSelectElement;
  private readonly moment = el('p', { 'aria-hidden': 'true' });
  private readonly path = document.createElementNS(SVG, 'path');
  private shown = '';

  constructor(
    private readonly t: ReplayTexts,
    commands: Commands,
  ) {
    this.play = button({ class: 'square play' }, () => commands.toggle());
    this.back = button({ class: 'square', 'aria-label': t.back }, () => commands.stepBy(-1), icon(...BACK));
    this.next = button({ class: 'square', 'aria-label': t.next }, () => commands.stepBy(1), icon(...NEXT));
    this.slider = el('input', { type: 'range', min: '0', step: '1', value: '0', 'aria-label': t.place });
    this.slider.addEventListener('input', () => commands.seek(this.slider.valueAsNumber));
    this.speed = el(
      'select',
      { 'aria-label': t.speed },
      ...REPLAY_SPEEDS.map((speed) => el('option', { value: String(speed) }, `${speed} ×`)),
    );
    this.speed.addEventListener('change', () => {
      const speed = REPLAY_SPEEDS.find((known) => String(known) === this.speed.value);
      if (speed) commands.setSpeed(speed);
    });
    const line = document.createElementNS(SVG, 'svg');
    line.setAttribute('viewBox', '0 0 1 1');
    line.setAttribute('preserveAspectRatio', 'none');
    line.setAttribute('aria-hidden', 'true');
    line.append(this.path);
    const { play, back, next, speed, moment } = this;
    this.element.append(el('div', { class: 'line' }, line, this.slider), play, back, next, moment, speed);
  }

  /** The score over time, once it is known. */
  draw(scores: readonly { at: number; score: number }[], length: number): void {
    const most = scores.at(-1)?.score ?? 0;
    if (most === 0 || length === 0) return;
    const apart = Math.ceil(scores.length / DOTS);
    const dots = scores.filter((_, place) => place % apart === 0 || place === scores.length - 1);
    const steps = dots.map(({ at, score }) => `H${at / length}V${1 - score / most}`);
    this.path.setAttribute('d', `M0 1${steps.join('')}H1V1z`);
    this.slider.max = String(length);
  }

  show(state: BarState): void {
    const shown = JSON.stringify(state);
    if (shown === this.shown) return;
    this.shown = shown;
    const { t, play, slider } = this;
    const { at, length, isPlaying, isOver, speed, moment, spoken } = state;
    const label = isPlaying ? t.pause : isOver ? t.again : t.play;
    if (play.getAttribute('aria-label') !== label) {
      play.setAttribute('aria-label', label);
      play.replaceChildren(icon(...(isPlaying ? ICONS.pause : isOver ? AGAIN : PLAY)));
    }
    // Disabled buttons lose the focus.
    this.back.setAttribute('aria-disabled', String(at === 0));
    this.next.setAttribute('aria-disabled', String(isOver));
    slider.max = String(length);
    slider.value = String(at);
    this.speed.value = String(speed);
    // While it plays, readers are not told of every tick.
    if (isPlaying && this.moment.textContent === moment) return;
    slider.setAttribute('aria-valuetext', spoken);
    this.moment.textContent = moment;
  }
}
