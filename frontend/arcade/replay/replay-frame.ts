import { EARLIER_RULES } from '@gamegeek/arcade/earlier-rules.js';
import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import type { GameRules } from '@gamegeek/arcade/game-rules.js';
import { DEFAULT_OPTIONS, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import { isPortNotice, PORT_VERSION, type HelloMessage } from '@gamegeek/contracts/play/port-messages.js';
import {
  isLive,
  isReplay,
  REPLAY_SPEEDS,
  type LiveMessage,
  type LiveMoment,
  type ReplayMessage,
  type ReplaySpeed,
} from '@gamegeek/contracts/play/replay-messages.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { Sound } from '../shell/audio/sound.js';
import { clock } from '../shell/cards/card.js';
import { documentLanguage } from '../shell/document-language.js';
import { button, el, icon, ICONS } from '../shell/dom.js';
import { readPalette } from '../shell/drawing/colors.js';
import type { Figure, GameTexts, Presentation, View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { Bar } from './bar.js';
import { LiveBar, type LiveBarState } from './live-bar.js';
import { Playback } from './playback.js';
import { REPLAY_TEXTS, type ReplayTexts } from './texts.js';

/** Longer frames slow a recording down instead of skipping ticks. */
const LONGEST_FRAME_MS = 100;
/** The time of an input in turn-based games, whose logs have no times. */
const INPUT_MS: Readonly<Record<ArcadeGameId, number>> = {
  words: 1_700,
  reversi: 900,
  merge: 280,
  dungeon: 500,
  codes: 1_500,
  stacker: 0,
  snake: 0,
};
/** An animation of a view is cut short after this time. */
const LONGEST_WAIT_MS = 2_600;
/** How long a run is read before the page may draw again. */
const WORK_MS = 12;
/** How far the arrow keys jump: seconds, or inputs. */
const JUMP = { seconds: 5, inputs: 5 };
/** A step of a real-time game, in seconds. */
const STEP = 0.1;
/** Further inputs of the same tick, as no human makes them, are shown so many ticks after each other. */
const CROWDED_TICKS = 6;

/** A run that is being played is shown so many seconds later, and begins anew from there if it is far behind. */
const BEHIND_S = 1.5;
const FAR_BEHIND_S = 8;
const FAR_BEHIND_INPUTS = 12;
/** How much faster it is shown for each second that it is further behind, within limits. */
const HURRY = 0.4;
const SLOWEST = 0.7;
const FASTEST = 2;
/** So many inputs of a turn-based game may wait before they are shown faster. */
const INPUTS_WAITING = 3;
/** Without news for so long, a run that goes on is waited for. */
const QUIET_MS = 2_500;

/**
 * Shows a recorded run with the view of its game: without input, at any speed, from any moment on; or a run that is
 * being played, a little later.
 */
export class ReplayFrame<State, Input, Words extends GameTexts> implements ViewHost<State, Input> {
  readonly sound = new Sound();
  readonly waiting = false;
  readonly repeat = DEFAULT_OPTIONS.repeat;
  private readonly language = documentLanguage();
  private readonly t: ReplayTexts = REPLAY_TEXTS[this.language];
  private readonly stage = el('div', { class: 'stage', inert: true });
  private readonly figures = el('dl');
  private readonly soundButton = button({ class: 'square sound' }, () => this.toggleSound());
  private readonly status = el('p', { class: 'sr', role: 'status' });
  private readonly motion = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly bar: Bar;
  private readonly liveBar: LiveBar;
  /** Of a run that is being played. */
  private live: LiveMoment | null = null;
  private heardAt = 0;
  /** Counts how often it was begun from its middle, which takes a while. */
  private joins = 0;
  private isJoining = false;
  private playback: Playback<State, Input> | null = null;
  private view: View<State, Input> | null = null;
  private options: ArcadeOptions = DEFAULT_OPTIONS;
  private times: ReplaySpeed = 1;
  private isPlaying = false;
  /** The part of a tick, or the time since the last input, that has passed. */
  private due = 0;
  /** Inputs that were shown since the last tick. */
  private shownInTick = 0;
  private last = 0;
  /** An input of the recording that the view is making. */
  private isMaking = false;
  private shownFigures = '';

  constructor(private readonly game: Presentation<State, Input, Words>) {
    const { t, stage, figures, soundButton, status } = this;
    const { title } = game.meta;
    document.title = title;
    this.bar = new Bar(t, {
      toggle: () => this.toggle(),
      stepBy: (steps) => this.stepBy(steps),
      seek: (to) => this.seek(to),
      setSpeed: (speed) => this.setSpeed(speed),
    });
    this.liveBar = new LiveBar(t, () => this.setPlaying(!this.isPlaying));
    const name = fill(t.run, { game: title });
    this.bar.element.setAttribute('aria-label', `${name}. ${t.keys}`);
    document.body.append(
      el(
        'main',
        { id: 'game', 'aria-label': name },
        el('h1', { class: 'sr' }, name),
        el('header', { class: 'hud' }, figures, soundButton),
        stage,
        this.bar.element,
        status,
      ),
    );
    this.showSound();
  }

  /** Asks the page around for the recording. */
  open(): void {
    addEventListener('message', ({ data, source, ports }: MessageEvent<unknown>) => {
      const port = ports[0];
      if (source !== window.parent || !port || this.playback || !isReplay(data)) return;
      port.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (isPortNotice(event.data) && event.data.type === 'theme') this.setTheme(event.data.theme);
        else if (this.live && isLive(event.data)) void this.follow(event.data);
      });
      port.start();
      void this.show(data);
    });
    window.parent.postMessage({ gg: 'hello', v: PORT_VERSION } satisfies HelloMessage, '*');
  }

  private async show({ run, theme, options, speed, at, live }: ReplayMessage): Promise<void> {
    this.options = options;
    this.times = speed;
    document.documentElement.dataset.palette = options.palette;
    document.documentElement.dataset.theme = theme;
    if (live) {
      this.showAsLive();
      await this.follow({ run, live });
      return;
    }
    const rules = this.rulesOf(run.rulesVersion);
    const playback = rules && Playback.open(rules, run);
    this.playback = playback ?? null;
    await playback?.read(pauseNowAndThen());
    if (!playback?.endsWith(run.score)) {
      this.showBroken();
      return;
    }
    playback.seek(at);
    this.bar.draw(playback.scores, playback.length);
    this.begin(playback);
  }

  private showBroken(): void {
    this.playback = null;
    this.view = null;
    this.stage.inert = false;
    this.stage.replaceChildren(el('p', { class: 'broken', role: 'alert' }, this.t.broken));
  }

  /** Shows the state of a run for the first time. */
  private begin(playback: Playback<State, Input>): void {
    const view = this.game.view(this);
    const isFirst = this.last === 0;
    this.view = view;
    this.stage.inert = true;
    this.stage.replaceChildren(view.element);
    view.theme(readPalette());
    view.start(playback.state);
    if (isFirst) this.listen();
    if (isFirst) this.isPlaying = !this.motion.matches;
    this.fit();
    requestAnimationFrame((now) => {
      this.last = now;
      this.frame(now);
    });
  }

  private showAsLive(): void {
    const name = fill(this.t.liveRun, { game: this.game.meta.title });
    document.querySelector('main')?.setAttribute('aria-label', name);
    document.querySelector('h1')?.replaceChildren(name);
    this.bar.element.replaceWith(this.liveBar.element);
  }

  /** The run goes on; another one is shown from where it is now. */
  private async follow({ run, live }: Pick<LiveMessage, 'run' | 'live'>): Promise<void> {
    const isNews = live.tick !== this.live?.tick || live.state !== this.live.state;
    this.live = live;
    if (isNews) this.heardAt = performance.now();
    if (this.playback?.extend(run)) return;
    const rules = this.rulesOf(run.rulesVersion);
    const playback = rules && Playback.open(rules, run);
    if (!playback) {
      this.showBroken();
      return;
    }
    this.playback = playback;
    await this.join(playback);
  }

  /** Plays the run unseen, almost to where it is now. */
  private async join(playback: Playback<State, Input>): Promise<void> {
    const join = ++this.joins;
    const pause = pauseNowAndThen();
    this.isJoining = true;
    while (!playback.isOver && this.secondsBehind(playback) > BEHIND_S) {
      playback.step();
      await pause();
      if (join !== this.joins) return;
    }
    this.isJoining = false;
    this.due = 0;
    if (this.view) this.view.start(playback.state);
    else this.begin(playback);
  }

  /** In turn-based games, the time that the known inputs take. */
  private secondsBehind(playback: Playback<State, Input>): number {
    const { id, tickRate } = this.game.game;
    return playback.isRealTime
      ? ((this.live?.tick ?? 0) - playback.ticks) / tickRate
      : (playback.inputsLeft * INPUT_MS[id]) / 1000;
  }

  /** The rules of the version in which the run was played. */
  private rulesOf(version: number): GameRules<State, Input> | undefined {
    const { game } = this.game;
    if (game.version === version) return game;
    const earlier = EARLIER_RULES.find((rules) => rules.id === game.id && rules.version === version);
    // States of both versions are drawn by the same view.
    return earlier as GameRules<State, Input> | undefined;
  }

  private fit(): void {
    const { width, height } = this.stage.getBoundingClientRect();
    this.view?.fit?.(width, height);
  }

  private listen(): void {
    new ResizeObserver(() => this.fit()).observe(this.stage);
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => this.view?.theme(readPalette()));
    document.addEventListener('visibilitychange', () => document.hidden && !this.live && this.setPlaying(false));
    addEventListener('keydown', (event) => this.onKey(event));
  }

  private setTheme(theme: string): void {
    document.documentElement.dataset.theme = theme;
    this.view?.theme(readPalette());
  }

  // For views

  get state(): State {
    if (!this.playback) throw new Error('no recording is shown');
    return this.playback.state;
  }

  /** Only inputs of the recording. */
  act(): boolean {
    if (!this.isMaking || !this.playback) return false;
    this.isMaking = false;
    this.playback.make();
    return true;
  }

  announce(): void {
    // The figures are read on demand: a run has too many events.
  }

  locale(): Language {
    return this.language;
  }

  /** Animations are as fast as the recording. */
  get speed(): number {
    return this.motion.matches || this.options.speed === 'off' ? 0 : 1 / this.times;
  }

  vibrate(): void {
    // Only players feel their inputs.
  }

  // Commands

  private toggle(): void {
    if (this.playback?.isOver && !this.live) {
      this.seek(0);
      this.setPlaying(true);
    } else this.setPlaying(!this.isPlaying);
  }

  private setPlaying(isPlaying: boolean): void {
    if (this.isPlaying && !isPlaying) this.announceMoment();
    this.isPlaying = isPlaying;
  }

  private setSpeed(speed: ReplaySpeed): void {
    this.times = speed;
  }

  private changeSpeed(by: number): void {
    this.setSpeed(REPLAY_SPEEDS[REPLAY_SPEEDS.indexOf(this.times) + by] ?? this.times);
  }

  private seek(to: number): void {
    const { playback, view } = this;
    if (!playback || !view) return;
    playback.seek(to);
    this.due = 0;
    view.start(playback.state);
  }

  private stepBy(steps: number): void {
    const { playback } = this;
    if (!playback) return;
    this.setPlaying(false);
    if (steps === 1 && !playback.isRealTime) this.showNext(playback);
    else this.seek(playback.at + steps * (playback.isRealTime ? Math.round(this.game.game.tickRate * STEP) : 1));
    this.announceMoment();
  }

  private jump(by: number): void {
    const { playback } = this;
    if (!playback) return;
    this.seek(playback.at + by * (playback.isRealTime ? this.game.game.tickRate * JUMP.seconds : JUMP.inputs));
    this.announceMoment();
  }

  private onKey(event: KeyboardEvent): void {
    const { code, key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) return;
    if (target instanceof HTMLButtonElement && (code === 'Space' || code === 'Enter')) return;
    const all: Record<string, () => void> = {
      Space: () => this.toggle(),
      KeyK: () => this.toggle(),
      KeyM: () => this.toggleSound(),
    };
    const commands: Record<string, () => void> = this.live
      ? all
      : {
          ...all,
          ArrowLeft: () => this.jump(-1),
          ArrowRight: () => this.jump(1),
          ',': () => this.stepBy(-1),
          '.': () => this.stepBy(1),
          '+': () => this.changeSpeed(1),
          '-': () => this.changeSpeed(-1),
          Home: () => this.seek(0),
          End: () => this.seek(Infinity),
        };
    const command = commands[code] ?? commands[key];
    if (!command) return;
    event.preventDefault();
    command();
  }

  private toggleSound(): void {
    this.sound.on = !this.sound.on;
    this.showSound();
  }

  private showSound(): void {
    const { t, sound, soundButton } = this;
    soundButton.setAttribute('aria-label', sound.on ? t.soundOff : t.soundOn);
    soundButton.replaceChildren(icon(...(sound.on ? ICONS.soundOn : ICONS.soundOff)));
  }

  // Showing

  private frame(now: number): void {
    const { playback, view, live } = this;
    if (!playback || !view) return;
    const elapsed = Math.min(LONGEST_FRAME_MS, now - this.last);
    this.last = now;
    if (this.isPlaying && live) this.goOnLive(playback, view, live, elapsed);
    else if (this.isPlaying) this.goOn(playback, view, elapsed * this.times);
    view.draw?.(playback.state, {
      seconds: elapsed / 1000,
      alpha: playback.isRealTime ? Math.min(1, this.due) : 0,
      now: now / 1000,
      still: this.speed === 0,
      playing: this.isPlaying,
    });
    this.showFigures();
    if (live) this.showLive(playback, live);
    else this.showBar(playback);
    requestAnimationFrame((then) => this.frame(then));
  }

  private showBar(playback: Playback<State, Input>): void {
    this.bar.show({
      at: playback.at,
      length: playback.length,
      isPlaying: this.isPlaying,
      isOver: playback.isOver,
      speed: this.times,
      moment: this.moment(playback),
      spoken: this.spoken(playback),
    });
  }

  private showLive(playback: Playback<State, Input>, live: LiveMoment): void {
    const state = this.liveState(playback, live);
    if (!this.liveBar.show(state, this.isPlaying)) return;
    if (state !== 'live' && state !== 'waiting') this.status.textContent = `${this.t[state]}. ${this.spoken(playback)}`;
  }

  private liveState(playback: Playback<State, Input>, { state, tick }: LiveMoment): LiveBarState {
    const { isRealTime, ticks, inputsLeft } = playback;
    if (this.game.game.isOver(playback.state)) return 'over';
    const isCaughtUp = isRealTime ? ticks >= tick : inputsLeft === 0;
    if (!isCaughtUp || state === 'over') return 'live';
    if (state === 'paused') return 'paused';
    return isRealTime && performance.now() > this.heardAt + QUIET_MS ? 'waiting' : 'live';
  }

  /** As fast as the run is played, and a little faster or slower so that it stays about as far behind. */
  private goOnLive(
    playback: Playback<State, Input>,
    view: View<State, Input>,
    { tick, state }: LiveMoment,
    milliseconds: number,
  ): void {
    const { id, tickRate } = this.game.game;
    const behind = this.secondsBehind(playback);
    if (this.isJoining) return;
    if (playback.isRealTime ? behind > FAR_BEHIND_S : playback.inputsLeft > FAR_BEHIND_INPUTS) {
      void this.join(playback);
      return;
    }
    if (!playback.isRealTime) {
      this.due += milliseconds * (playback.inputsLeft > INPUTS_WAITING ? FASTEST : 1);
      if (playback.inputsLeft === 0 || this.due < INPUT_MS[id] || (view.busy && this.due < LONGEST_WAIT_MS)) return;
      this.due = 0;
      this.showNext(playback);
      return;
    }
    const speed = Math.max(SLOWEST, Math.min(1 + (behind - BEHIND_S) * HURRY, FASTEST));
    const isKnown = () => state === 'over' || playback.ticks < tick || playback.isInputDue;
    this.due += (milliseconds * tickRate * (state === 'over' ? 1 : speed)) / 1000;
    while (!playback.isOver && isKnown() && this.due >= this.costOfNext(playback)) {
      this.due -= this.costOfNext(playback);
      this.shownInTick = playback.isInputDue ? this.shownInTick + 1 : 0;
      this.showNext(playback);
    }
    // What comes late is not made up for at once.
    if (!isKnown()) this.due = Math.min(this.due, 1);
  }

  private goOn(playback: Playback<State, Input>, view: View<State, Input>, milliseconds: number): void {
    const { id, tickRate } = this.game.game;
    if (playback.isRealTime) {
      this.due += (milliseconds * tickRate) / 1000;
      while (!playback.isOver && this.due >= this.costOfNext(playback)) {
        this.due -= this.costOfNext(playback);
        this.shownInTick = playback.isInputDue ? this.shownInTick + 1 : 0;
        this.showNext(playback);
      }
    } else {
      this.due += milliseconds;
      if (this.due >= INPUT_MS[id] && (!view.busy || this.due >= LONGEST_WAIT_MS)) {
        this.due = 0;
        this.showNext(playback);
      }
    }
    if (!playback.isOver) return;
    this.due = 0;
    this.isPlaying = false;
    this.status.textContent = `${this.t.over}. ${this.spoken(playback)}`;
  }

  /** In ticks. */
  private costOfNext(playback: Playback<State, Input>): number {
    if (!playback.isInputDue) return 1;
    return this.shownInTick > 0 ? CROWDED_TICKS : 0;
  }

  /** One tick, or one input with what its player saw of it. */
  private showNext(playback: Playback<State, Input>): void {
    const { view } = this;
    if (!view) return;
    if (!playback.isRealTime && view.busy) view.start(playback.state);
    playback.step((input) => {
      this.isMaking = true;
      view.act?.(input);
      // Not by the view.
      if (this.isMaking) this.act();
      view.answered?.(playback.state);
    });
  }

  private figuresOf(): Figure[] {
    const { game, language } = this;
    const score = new Intl.NumberFormat(language).format(game.game.score(this.state));
    return [{ label: this.t.score, value: score }, ...game.figures(this.state, game.texts[language])];
  }

  private showFigures(): void {
    const figures = this.figuresOf();
    const shown = JSON.stringify(figures);
    if (shown === this.shownFigures) return;
    this.shownFigures = shown;
    this.figures.replaceChildren(
      ...figures.map(({ label, value }, at) =>
        el('div', { class: at === 0 ? 'main' : '' }, el('dt', {}, label), el('dd', {}, value)),
      ),
    );
  }

  /** `0:42 / 1:12`, or the number of moves. */
  private moment(playback: Playback<State, Input>): string {
    const { at, length, ticks, allTicks } = playback;
    return this.hasClock(playback) ? `${this.clock(ticks)} / ${this.clock(allTicks)}` : `${at} / ${length}`;
  }

  /** A run of less than a second has no clock to look at. */
  private hasClock({ allTicks }: Playback<State, Input>): boolean {
    return allTicks > this.game.game.tickRate;
  }

  private clock(ticks: number): string {
    return clock((ticks / this.game.game.tickRate) * 1000, this.language, 0);
  }

  private spoken(playback: Playback<State, Input>): string {
    const { at, length, ticks } = playback;
    const moment = this.hasClock(playback)
      ? this.clock(ticks)
      : fill(this.t.move, { at: String(at), length: String(length) });
    return [moment, ...this.figuresOf().map(({ label, value }) => `${label}: ${value}`)].join('. ');
  }

  private announceMoment(): void {
    if (this.playback) this.status.textContent = this.spoken(this.playback);
  }
}

/** Waits for the next frame whenever work has taken longer than a part of one. */
function pauseNowAndThen(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    since = performance.now();
  };
}
