import { DEFAULT_OPTIONS, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import type { PortPlayer, ShareOutcome } from '@gamegeek/contracts/play/port-messages.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Gamepads } from '../extras/gamepads.js';
import type { Music } from '../extras/music.js';
import type { OptionsPanel } from '../extras/options-panel.js';
import { Sound } from './audio/sound.js';
import { connect, type Scoreboard } from './board/bridge.js';
import { clock } from './cards/card.js';
import { Cards, type CardsOf } from './cards/cards.js';
import { Hud } from './cards/hud.js';
import { topList } from './cards/board-rows.js';
import { Controls, type Commands } from './controls/controls.js';
import { documentLanguage } from './document-language.js';
import { el, focusWithin } from './dom.js';
import { readPalette } from './drawing/colors.js';
import { loadExtras, type Extras } from './extras.js';
import { HintLine } from './hint-line.js';
import type { Figure, GameTexts, Presentation, Variant, View, ViewHost } from './presentation.js';
import type { Waiting } from './runs/answered-run.js';
import { COUNT_FROM, Play, type PlayEvents } from './runs/play.js';
import { TEXTS, type ShellTexts } from './texts.js';

const PING_MS = 30_000;
const TOP_ROWS = 3;
const SPEEDS = { normal: 1, fast: 0.4, off: 0 } as const;
/** Seconds between new achievements. */
const BETWEEN_ACHIEVEMENTS = 0.7;

/** Title, pause, options and game over: everything around the board of a game. */
export class Shell<State, Input, Words extends GameTexts>
  implements ViewHost<State, Input>, Commands, CardsOf<State, Input, Words>
{
  readonly sound = new Sound();
  readonly language = documentLanguage();
  readonly t: ShellTexts = TEXTS[this.language];
  readonly words: Words;
  readonly play: Play<State, Input>;
  private readonly view: View<State, Input>;
  readonly controls: Controls;
  private readonly hints: HintLine<State>;
  private readonly hud = new Hud(this.t, this);
  private readonly cards = new Cards(this);
  private readonly root = el('main', { id: 'game' });
  private readonly stage = el('div', { class: 'stage', tabindex: '0', role: 'application' });
  private readonly screen = el('div', { class: 'screen' });
  private readonly link = el('p', { class: 'link', 'aria-hidden': 'true' });
  private readonly pad = el('div', { class: 'pad' });
  private readonly status = el('p', { class: 'sr', role: 'status' });
  private readonly motion = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly connected: Promise<Scoreboard>;

  player: PortPlayer | null = null;
  board: Scoreboard | null = null;
  options: ArcadeOptions = DEFAULT_OPTIONS;
  extras: Extras | null = null;
  private panel: OptionsPanel | null = null;
  private music: Music | null = null;
  private gamepads: Gamepads | null = null;
  asksRestart = false;
  /** The achievements that the player had before the run; null if they are not known. */
  private known: string[] | null = null;
  shared: ShareOutcome | null = null;
  top: HTMLElement | null = null;

  constructor(readonly game: Presentation<State, Input, Words>) {
    this.words = game.texts[this.language];
    this.play = new Play(game.game, this.playEvents());
    this.view = game.view(this);
    this.controls = new Controls(game, this, this.stage);
    this.hints = new HintLine(game.hints, this.language);
    this.build();
    this.use(DEFAULT_OPTIONS);
    this.view.start(this.state);
    this.render();
    this.fit();
    this.listen();
    this.play.start();
    void this.loadExtras();
    this.connected = connect(window, {
      player: (player) => {
        this.player = player;
        this.render();
        void this.play.findLeft();
      },
      theme: (theme) => {
        document.documentElement.dataset.theme = theme;
        this.repaint();
      },
      begin: () => void this.play.begin(this.connected, null),
      best: (best) => (this.play.best = best),
      options: (options) => this.use(options),
      achievements: (ids) => {
        // Those of a run may become known before its end is shown.
        if (this.known === null || this.play.phase === 'title') this.known = ids;
      },
      late: (news) => {
        if (this.extras) void this.play.ending.update(news, this.player?.name, this.extras);
      },
    });
    void this.connected.then((board) => this.join(board));
  }

  private build(): void {
    const { title } = this.game.meta;
    const { hud, hints, stage, pad, screen, status } = this;
    document.title = title;
    this.root.setAttribute('aria-label', title);
    stage.setAttribute('aria-label', `${title}. ${this.words.keys}`);
    stage.append(this.view.element, this.link);
    pad.append(...this.game.pad.map((control) => this.controls.padButton(control, this.language)));
    this.root.append(el('h1', { class: 'sr' }, title), hud.element, hints.element, stage, pad, screen, status);
    document.body.append(this.root);
    this.showWaiting('no');
  }

  private listen(): void {
    addEventListener('blur', () => this.rest());
    document.addEventListener('visibilitychange', () => document.hidden && this.rest());
    new ResizeObserver(() => this.fit()).observe(this.stage);
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => this.repaint());
    matchMedia('(orientation: portrait)').addEventListener('change', () => this.rest());
    this.motion.addEventListener('change', () => this.use(this.options));
    setInterval(() => this.board?.ping(this.play.phase === 'playing' ? 'active' : 'idle'), PING_MS);
  }

  private join(board: Scoreboard): void {
    this.board = board;
    this.play.join(board);
    this.render();
    void this.showTop();
  }

  private async showTop(): Promise<void> {
    const entries = (await this.board?.top(TOP_ROWS)) ?? [];
    this.top = entries.length > 0 ? topList(entries, this.t, this.number) : null;
    if (this.play.phase === 'title') this.render();
  }

  private repaint(): void {
    this.view.theme(readPalette());
  }

  private fit(): void {
    const { width, height } = this.stage.getBoundingClientRect();
    this.view.fit?.(width, height);
  }

  readonly number = (value: number) => new Intl.NumberFormat(this.language).format(value);

  // For views

  get state(): State {
    return this.play.run.state;
  }

  get waiting(): boolean {
    return this.play.isWaiting;
  }

  get speed(): number {
    return this.motion.matches ? 0 : SPEEDS[this.options.speed];
  }

  get repeat(): ArcadeOptions['repeat'] {
    return this.options.repeat;
  }

  locale(): Language {
    return this.language;
  }

  vibrate(milliseconds: number): void {
    // Browsers refuse it, with a message in the console, until the player has touched the frame or pressed a key in it.
    if (!this.options.haptics || !('vibrate' in navigator) || navigator.userActivation?.hasBeenActive === false) return;
    navigator.vibrate(milliseconds);
  }

  act(input: Input): boolean {
    return this.play.act(input);
  }

  announce(text: string): void {
    this.status.textContent = text;
  }

  // Options

  private choose(changes: Partial<ArcadeOptions>): void {
    this.use({ ...this.options, ...changes });
    this.board?.keepOptions(this.options);
  }

  private use(options: ArcadeOptions): void {
    const { dataset, style } = document.documentElement;
    this.options = options;
    this.sound.on = options.sound;
    this.controls.repeat = options.repeat;
    this.controls.bind(options.keys[this.game.game.id] ?? {});
    style.setProperty('--speed', String(this.speed));
    dataset.speed = this.speed === 0 ? 'off' : 'on';
    dataset.palette = options.palette;
    this.repaint();
    this.render();
  }

  toggleSound(): void {
    this.choose({ sound: !this.options.sound });
    this.sound.play({ pitch: 520, to: 780, seconds: 0.12 });
  }

  openOptions(): void {
    const { keys, pad, music, ownRepeat } = this.game;
    if (!this.extras) return;
    this.panel = new this.extras.OptionsPanel({
      game: this.game.game.id,
      hasMusic: music !== undefined,
      hasRepeat: ownRepeat === true || pad.some(({ repeats }) => repeats),
      keys,
      pad,
      locale: this.language,
      options: () => this.options,
      choose: (changes) => this.choose(changes),
      done: () => this.back(),
    });
    this.render();
  }

  private async loadExtras(): Promise<void> {
    const { controls, screen, sound, game } = this;
    const extras = await loadExtras();
    if (!extras || this.extras) return;
    this.extras = extras;
    this.gamepads = new extras.Gamepads({ keys: game.keys, buttons: game.gamepad ?? {}, controls, screen });
    if (game.music) this.music = new extras.Music(game.music, sound);
    // It has the other palette.
    this.use(this.options);
  }

  private rememberHints(): void {
    const { id } = this.game.game;
    if (this.hints.isShown && !this.options.hinted.includes(id)) this.choose({ hinted: [...this.options.hinted, id] });
  }

  // Playing

  private playEvents(): PlayEvents<State, Input> {
    return {
      changed: () => this.render(),
      frame: (seconds, alpha) => this.frame(seconds, alpha),
      entered: () => {
        const { play, game } = this;
        this.shared = null;
        void this.loadExtras();
        this.hints.begin(!play.variant && !this.options.hinted.includes(game.game.id));
        this.view.start(this.state);
        this.fit();
      },
      resumed: () => focusWithin(this.stage),
      counted: (left) => {
        if (left === COUNT_FROM) this.announce(this.t.ready);
        this.sound.play({ pitch: 440 + (COUNT_FROM - left) * 110 });
      },
      paused: () => this.announce(this.t.paused),
      answered: (state) => this.view.answered?.(state),
      waiting: (waiting) => this.showWaiting(waiting),
      isBusy: () => this.view.busy ?? false,
      ended: () => this.showEnd(),
      news: () => this.showNews(),
      isBestTime: (variant, time) => {
        const before = this.timeOf(variant);
        const isBest = before === undefined || time < before;
        if (isBest) this.choose({ times: { ...this.options.times, [this.nameOf(variant)]: time } });
        return isBest;
      },
      isGuest: () => this.player?.guest === true,
    };
  }

  private showWaiting(waiting: Waiting): void {
    const text = waiting === 'reconnecting' ? this.t.reconnecting : '…';
    if (waiting === 'reconnecting' && this.link.textContent !== text) this.announce(text);
    this.stage.setAttribute('aria-busy', String(waiting !== 'no'));
    this.link.hidden = waiting === 'no';
    this.link.textContent = waiting === 'no' ? '' : text;
  }

  begin(variant: Variant<State, Input> | null): void {
    void this.play.begin(this.connected, variant);
  }

  /** Turn-based games wait by themselves while the player looks elsewhere. */
  private rest(): void {
    this.controls.releaseAll();
    if (!this.play.isTurnBased) this.pause();
  }

  restart(): void {
    // Points are at stake.
    if (this.play.run.score === 0 || this.asksRestart) {
      this.begin(this.play.variant);
      return;
    }
    this.asksRestart = true;
    this.render();
    this.announceCard();
  }

  private showEnd(): void {
    const { t, play } = this;
    const { score } = play.run;
    const time = play.trial?.time ?? null;
    const result = time === null ? `${t.score}: ${this.number(score)}` : `${t.time}: ${this.clock(time)}`;
    if (score > 0) this.rememberHints();
    this.hints.end();
    this.controls.startKeys.rest(performance.now());
    this.announce(`${this.cards.endTitle}. ${result}`);
    this.render();
  }

  /** More is known about the last run. */
  private showNews(): void {
    const { outcome } = this.play.ending;
    if (!outcome) return;
    const had = outcome.earned.length;
    const details = this.game.game.details(this.state);
    this.known = this.extras?.earn(this.game.meta, outcome, this.known, { score: outcome.score, details }) ?? null;
    outcome.earned.slice(had).forEach((_, at) => {
      const delay = at * BETWEEN_ACHIEVEMENTS;
      this.sound.play({ pitch: 784, delay }, { pitch: 1047, delay: delay + 0.1, seconds: 0.25 });
    });
    this.render();
    this.announceCard();
    if (!outcome.local) void this.showTop();
  }

  async signIn(): Promise<void> {
    const player = await this.board?.signIn();
    if (player) this.player = player;
    this.render();
  }

  async share(): Promise<void> {
    const { t, board } = this;
    const { run } = this.play;
    const done = (await board?.share(this.extras?.sharedText(this) ?? '')) ?? 'failed';
    if (this.play.run !== run) return;
    this.shared = done;
    if (done === 'copied' || done === 'failed') this.announce(done === 'copied' ? t.copied : t.notShared);
    this.render();
  }

  // Commands of the controls

  get phase(): Commands['phase'] {
    if (this.hasCard) return 'card';
    return this.play.phase === 'playing' ? 'playing' : 'soon';
  }

  press(control: string, repeated: boolean): void {
    this.view.press(control, repeated);
  }

  release(control: string): void {
    this.view.release?.(control);
  }

  pause(): void {
    this.controls.releaseAll();
    this.play.pause();
  }

  back(): void {
    if (this.panel) {
      this.panel.close();
      this.panel = null;
      this.render();
    } else if (this.play.phase === 'paused') this.play.countDown();
  }

  primary(): void {
    const { play } = this;
    if (this.panel || play.phase === 'paused') this.back();
    else if (play.phase === 'title' && play.left) void play.goOn(this.connected);
    else if (this.hasCard) this.begin(play.variant);
  }

  // Drawing

  private frame(seconds: number, alpha: number): void {
    const { state, play } = this;
    const playing = play.phase === 'playing';
    this.gamepads?.poll();
    this.view.draw?.(state, { seconds, alpha, now: performance.now() / 1000, still: this.speed === 0, playing });
    this.hints.follow(state);
    if (this.hints.isDone) this.rememberHints();
    this.hud.show({
      figures: [this.mainFigure(), ...this.game.figures(state, this.words)],
      best: this.bestFigure(),
      hasSound: this.options.sound,
      mayPause: playing,
    });
  }

  private mainFigure(): Figure {
    const { t } = this;
    const { run, rules, variant } = this.play;
    if (!variant) return { label: t.score, value: this.number(run.score) };
    return { label: t.time, value: this.clock((run.ticks / (rules.tickRate || 1)) * 1000, 0) };
  }

  private bestFigure(): Figure | null {
    const { t } = this;
    const { variant, best, run } = this.play;
    if (!variant) return { label: t.best, value: this.number(Math.max(best, run.score)) };
    const time = this.timeOf(variant);
    return time === undefined ? null : { label: t.best, value: this.clock(time) };
  }

  clock(milliseconds: number, digits?: number): string {
    return clock(milliseconds, this.language, digits);
  }

  private nameOf({ id }: Variant<State, Input>): string {
    return `${this.game.game.id}/${id}`;
  }

  timeOf(variant: Variant<State, Input>): number | undefined {
    return this.options.times[this.nameOf(variant)];
  }

  private get hasCard(): boolean {
    const { phase, isEnded } = this.play;
    return this.panel !== null || phase === 'title' || phase === 'paused' || isEnded;
  }

  private render(): void {
    const { screen, hasCard } = this;
    const { phase, count } = this.play;
    if (phase !== 'paused') this.asksRestart = false;
    const counts = phase === 'ready' && count > 0;
    screen.hidden = !hasCard && !counts;
    screen.classList.toggle('count', counts);
    this.pad.hidden = hasCard;
    this.music?.play(this.options.music && phase === 'playing');
    if (hasCard) this.showCard(this.panel?.element ?? this.cards.current());
    else screen.replaceChildren(...(counts ? [el('b', {}, String(count))] : []));
  }

  private showCard(card: HTMLElement): void {
    const { screen, panel } = this;
    const { phase } = this.play;
    const old = screen.firstElementChild;
    if (card === old) return;
    const name = panel ? 'options' : this.asksRestart ? 'restart' : phase;
    const isUpdate = old?.getAttribute('data-phase') === name;
    // Only a new screen is animated, not updates of the current one.
    if (isUpdate) card.style.animation = 'none';
    card.dataset.phase = name;
    const focused = old?.contains(document.activeElement) ? document.activeElement?.className : undefined;
    screen.replaceChildren(card);
    if (phase === 'title' && focused === undefined) return;
    const same = isUpdate && focused ? card.querySelector<HTMLElement>(`[class="${focused}"]`) : null;
    const next = same ?? card.querySelector<HTMLElement>(panel ? 'input' : '.primary');
    if (next) focusWithin(next, screen);
  }

  private announceCard(): void {
    this.announce(Array.from(this.screen.querySelectorAll('p'), ({ textContent }) => textContent).join('. '));
  }
}
