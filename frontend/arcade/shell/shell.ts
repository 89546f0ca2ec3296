import { isSeed } from '@gamegeek/arcade/game.js';
import { runCheckOf } from '@gamegeek/arcade/run-check.js';
import { Run } from '@gamegeek/arcade/run.js';
import { DEFAULT_OPTIONS } from '@gamegeek/contracts/play/arcade-options.js';
import type { ContinuedRun, PortPlayer, PortRound, SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import { wouldScroll } from '@gamegeek/sdk/scroll-keys.js';
import { LANGUAGES, type Language, type Theme } from '@gamegeek/contracts/preferences/preferences.js';
import { AnsweredRun, practiceRun, sharedRun, type RunEvents, type Waiting } from './answers/answered-run.js';
import { connect, refusedFor, type LateNews, type Neighbours, type Scoreboard } from './bridge.js';
import { readPalette } from './drawing/colors.js';
import { button, el, focusWithin, icon, ICONS } from './dom.js';
import { logo } from './drawing/logo.js';
import { Loop } from './loop.js';
import type { GameTexts, Presentation, View } from './presentation.js';
import { outcomeAfter } from './late-outcome.js';
import { ghostRow, outcomeLines, standing, topList, type Outcome } from './screens.js';
import { Sound } from './sound.js';
import { StartKeys } from './start-keys.js';
import { onSwipe } from './swipes.js';
import { fill, TEXTS, type ShellTexts } from './texts.js';

type Phase = 'title' | 'ready' | 'playing' | 'paused' | 'over';

/** The delay before the game-over screen: shows the end and prevents an accidental restart. */
const GAME_OVER_DELAY_MS = 900;
const COUNT_MS = 380;
const COUNT_FROM = 3;
const PING_MS = 30_000;
const TOP_ROWS = 3;
const REPEAT_DELAY_MS = 180;
const REPEAT_MS = 60;
const DEFAULT_REPEAT = { delay: 170, interval: 50 };
const SEEDS = 2 ** 32;
/** A real-time run is kept this often. */
const KEEP_MS = 500;

/** A run with all that the player sees, or one whose inputs are answered. */
type GameRun<State, Input> = Run<State, Input> | AnsweredRun<State, Input>;

/** Title, play, pause and game over: everything around the board of a game. */
export class Shell<State, Input, Words extends GameTexts> {
  private readonly sound = new Sound();
  private readonly startKeys = new StartKeys();
  private readonly view: View<State>;
  private readonly loop: Loop;
  private readonly root = el('main', { id: 'game' });
  private readonly stage = el('div', { class: 'stage', tabindex: '0', role: 'application' });
  private readonly screen = el('div', { class: 'screen' });
  private readonly link = el('p', { class: 'link', 'aria-hidden': 'true' });
  private readonly hud = el('header', { class: 'hud' });
  private readonly hint = el('p', { class: 'hint', role: 'status', hidden: true });
  private readonly pad = el('div', { class: 'pad' });
  private readonly heading = el('h1', { class: 'sr' });
  private readonly status = el('p', { class: 'sr', role: 'status' });
  private readonly motion = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly connected: Promise<Scoreboard>;

  private phase: Phase = 'title';
  private readonly locale = documentLanguage();
  private player: PortPlayer | null = null;
  private board: Scoreboard | null = null;
  private run: GameRun<State, Input>;
  private round: PortRound | null = null;
  /** A run that was left, for example by a reload. */
  private left: { run: GameRun<State, Input>; round: PortRound } | null = null;
  private keptAt = 0;
  /** The board at the start of the run, for the best score before it. */
  private before: Promise<Neighbours | null> = Promise.resolve(null);
  private outcome: Outcome | null = null;
  private best = 0;
  private options = DEFAULT_OPTIONS;
  /** The result whose rows have moved to their places. */
  private settled: SubmitResult | null = null;
  private top: HTMLElement | null = null;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = '';
  private readonly held = new Set<string>();
  /** Undefined before the first run of this document. */
  private isFirstRun: boolean | undefined;
  private readonly answers: RunEvents = {
    answered: () => {
      this.view.answered?.(this.run.state);
      this.afterMove();
    },
    waiting: (waiting) => this.showWaiting(waiting),
    failed: (code) => this.end(code),
  };

  constructor(private readonly game: Presentation<State, Input, Words>) {
    this.run = this.newRun(null);
    const state = () => this.run.state;
    const waiting = () => this.run instanceof AnsweredRun && this.run.waiting;
    const speed = () => (this.motion.matches ? 0 : 1);
    this.view = game.view({
      sound: this.sound,
      get state() {
        return state();
      },
      get waiting() {
        return waiting();
      },
      act: (input) => this.act(input),
      announce: (text) => this.announce(text),
      locale: () => this.locale,
      get speed() {
        return speed();
      },
      vibrate: (milliseconds) => void navigator.vibrate?.(milliseconds),
      repeat: DEFAULT_REPEAT,
    });
    this.loop = new Loop(game.game.tickRate, {
      tick: () => this.tick(),
      frame: (seconds, alpha) => this.frame(seconds, alpha),
    });
    this.stage.append(this.view.element, this.link);
    this.showWaiting('no');
    this.root.append(this.heading, this.hud, this.hint, this.stage, this.pad, this.screen, this.status);
    document.body.append(this.root);
    this.listen();
    this.repaint();
    this.label();
    this.view.start(this.run.state);
    this.fit();
    this.loop.start();
    this.connected = connect(window, {
      player: (player) => {
        this.player = player;
        this.render();
        void this.findLeft();
      },
      theme: (theme) => this.setTheme(theme),
      begin: () => void this.begin(),
      best: (best) => (this.best = best),
      options: (options) => {
        this.options = options;
        this.sound.on = options.sound;
      },
      achievements: () => undefined,
      late: (news) => void this.update(news),
    });
    void this.connected.then((board) => this.join(board));
  }

  private get t(): ShellTexts {
    return TEXTS[this.locale];
  }

  private readonly number = (value: number) => new Intl.NumberFormat(this.locale).format(value);

  private listen(): void {
    addEventListener('keydown', (event) => {
      this.onKey(event);
      // Keys without a use here would scroll the page around the game.
      if (wouldScroll(event)) event.preventDefault();
    });
    addEventListener('keyup', ({ code, key }) => {
      this.startKeys.release(code);
      const control = this.controlOf(code, key);
      if (control) this.release(control);
    });
    addEventListener('blur', () => {
      this.startKeys.forget();
      this.pause();
    });
    document.addEventListener('visibilitychange', () => document.hidden && this.pause());
    new ResizeObserver(() => this.fit()).observe(this.stage);
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => this.repaint());
    matchMedia('(orientation: portrait)').addEventListener('change', () => this.pause());
    if (this.game.swipes)
      onSwipe(this.stage, (direction) => {
        this.press(direction, false);
        this.release(direction);
      });
    setInterval(() => this.board?.ping(this.phase === 'playing' ? 'active' : 'idle'), PING_MS);
  }

  private join(board: Scoreboard): void {
    this.board = board;
    this.render();
    void this.showTop();
    void this.findLeft();
  }

  /** Each player has another one. */
  private async findLeft(): Promise<void> {
    const found = (await this.board?.kept()) ?? null;
    if (this.phase !== 'title') return;
    const run = found && this.continued(found);
    this.left = run && { run, round: found.round };
    this.render();
  }

  private async showTop(): Promise<void> {
    const entries = (await this.board?.top(TOP_ROWS)) ?? [];
    this.top = entries.length > 0 ? topList(entries, this.t, this.number) : null;
    if (this.phase === 'title') this.render();
  }

  private setTheme(theme: Theme): void {
    document.documentElement.dataset.theme = theme;
    this.repaint();
  }

  private repaint(): void {
    this.view.theme(readPalette());
  }

  private fit(): void {
    const { width, height } = this.stage.getBoundingClientRect();
    this.view.fit?.(width, height);
  }

  private label(): void {
    document.title = this.heading.textContent = this.game.meta.title;
    this.stage.setAttribute('aria-label', `${this.game.meta.title}. ${this.game.texts[this.locale].keys}`);
    this.pad.replaceChildren(...this.game.pad.map((control) => this.padButton(control)));
    this.render();
  }

  // Playing

  private async begin(): Promise<void> {
    if (this.phase === 'ready' || this.phase === 'playing') return;
    this.phase = 'ready';
    this.outcome = null;
    this.count = 0;
    this.isFirstRun ??= true;
    this.render();
    const board = await this.connected;
    this.round = await board.round();
    board.keep(null);
    this.enter(board, this.newRun(this.round));
  }

  private async goOn({ run, round }: NonNullable<typeof this.left>): Promise<void> {
    this.phase = 'ready';
    this.count = 0;
    const board = await this.connected;
    this.round = round;
    this.enter(board, run);
  }

  private enter(board: Scoreboard, run: GameRun<State, Input>): void {
    this.left = null;
    this.run = run;
    this.before = board.around(0);
    this.view.start(run.state);
    this.fit();
    board.ping('active');
    focusWithin(this.stage);
    this.countDown();
    // The server may have answered the last input of a run after it was left.
    this.afterMove();
  }

  /** Null if the run is not one of this game, as after a change of its rules. */
  private continued({ round, log, ticks, answered }: ContinuedRun): GameRun<State, Input> | null {
    const { game } = this.game;
    if (!('deal' in game))
      return round.seed === null || log === null ? null : Run.resume(game, { seed: round.seed, log, ticks });
    const run = this.board && sharedRun(game, round, this.board, this.answers);
    return run?.catchUp(answered) ? run : null;
  }

  /** Without a round, the run is for practice. */
  private newRun(round: PortRound | null): GameRun<State, Input> {
    const { game } = this.game;
    if (!('deal' in game)) return new Run(game, isSeed(round?.seed) ? round.seed : randomSeed());
    const shared = round && this.board && sharedRun(game, round, this.board, this.answers);
    if (!shared) this.round = null;
    return shared ?? practiceRun(game, randomSeed(), this.answers);
  }

  private showWaiting(waiting: Waiting): void {
    const text = waiting === 'reconnecting' ? this.t.reconnecting : '…';
    if (waiting === 'reconnecting' && this.link.textContent !== text) this.announce(text);
    this.stage.setAttribute('aria-busy', String(waiting !== 'no'));
    this.link.hidden = waiting === 'no';
    this.link.textContent = waiting === 'no' ? '' : text;
  }

  /** Real-time games have a countdown; turn-based games start at once. */
  private countDown(): void {
    if (this.game.game.tickRate === 0) {
      this.resume();
      return;
    }
    this.phase = 'ready';
    this.count = COUNT_FROM;
    this.announce(this.t.ready);
    const step = () => {
      this.render();
      if (this.count === 0) {
        this.resume();
        return;
      }
      this.sound.play({ pitch: 440 + (COUNT_FROM - this.count) * 110 });
      this.timer = setTimeout(() => {
        this.count--;
        step();
      }, COUNT_MS);
    };
    step();
  }

  private resume(): void {
    clearTimeout(this.timer);
    this.phase = 'playing';
    this.loop.restart();
    this.loop.ticking = true;
    this.render();
  }

  /** Turn-based games need no pause. */
  private pause(): void {
    const counting = this.phase === 'ready' && this.count > 0;
    if (this.game.game.tickRate === 0 || (this.phase !== 'playing' && !counting)) return;
    clearTimeout(this.timer);
    this.loop.ticking = false;
    this.phase = 'paused';
    this.releaseAll();
    this.keep();
    this.announce(this.t.paused);
    this.render();
    this.board?.ping('idle');
  }

  private tick(): void {
    this.run.tick();
    this.afterMove();
  }

  private act(input: Input): boolean {
    if (this.phase !== 'playing' || !this.run.act(input)) return false;
    this.afterMove();
    return true;
  }

  private afterMove(): void {
    if (this.phase !== 'playing') return;
    if (this.run.isOver) this.end();
    else if (this.game.game.tickRate === 0 || performance.now() > this.keptAt + KEEP_MS) this.keep();
  }

  /** The page offers the run again, should it or this document be gone. */
  private keep(): void {
    const { run, round } = this;
    const { log, ticks, score } = run;
    this.keptAt = performance.now();
    if (round && run.hasInputs) this.board?.keep({ round, log, ticks, score });
  }

  /** Ends the run, with the code of an error if it could not be finished. */
  private end(failure?: string): void {
    this.loop.ticking = false;
    this.phase = 'over';
    this.isFirstRun = false;
    this.releaseAll();
    void this.finish(this.run, this.round, failure === undefined ? null : refusedFor(failure));
  }

  private async finish(
    run: GameRun<State, Input>,
    round: PortRound | null,
    result: SubmitResult | null,
  ): Promise<void> {
    const { score, log } = run;
    const local = this.board?.local ?? true;
    const outcome: Outcome = {
      score,
      result,
      around: null,
      local,
      practice: !local && !round,
      wasGuest: this.player?.guest === true,
      check: runCheckOf(this.game.game.id),
    };
    this.best = Math.max(this.best, score);
    // At once: the player may leave before the end is shown.
    const sent = this.send(outcome, round, log);
    this.board?.keep(null);
    do await new Promise((resolve) => setTimeout(resolve, GAME_OVER_DELAY_MS));
    while (this.view.busy && this.run === run);
    if (this.run !== run) return;
    this.outcome = outcome;
    this.startKeys.rest(performance.now());
    this.announce(`${this.titleOf(run.state)}. ${this.t.score}: ${this.number(score)}`);
    this.render();
    const wasSent = await sent;
    if (this.outcome !== outcome) return;
    if (!wasSent) {
      if (score === 0 && !outcome.result && !outcome.practice) await this.showTarget(outcome);
      return;
    }
    this.render();
    this.announceCard();
    if (!local) void this.showTop();
  }

  /** False if there is nothing to send. */
  private async send(outcome: Outcome, round: PortRound | null, log: string | null): Promise<boolean> {
    const { board, before } = this;
    const { score, result, practice } = outcome;
    if (!board || result || practice || score === 0) return false;
    outcome.result = await board.submit(score, round?.id ?? null, log);
    // Who was overtaken depends on the best score before.
    const [earlier, around] = await Promise.all([before, board.around(score)]);
    outcome.around = earlier && around && { ...around, best: earlier.best };
    return true;
  }

  private announceCard(): void {
    this.announce(Array.from(this.screen.querySelectorAll('p'), ({ textContent }) => textContent).join('. '));
  }

  /** Without points there is nothing to send, but a score to reach. */
  private async showTarget(outcome: Outcome): Promise<void> {
    const { board } = this;
    const around = await board?.around(0);
    if (!board || !around) return;
    // The last players of a long board are not looked up.
    const above = around.above.length > 0 ? around.above : await board.top(TOP_ROWS);
    if (this.outcome !== outcome) return;
    outcome.around = { ...around, above };
    this.render();
    this.announceCard();
  }

  /** A result that was not known when the run ended. */
  private async update(news: LateNews): Promise<void> {
    const shown = this.outcome;
    const outcome = shown && outcomeAfter(shown, news, this.player?.name);
    if (!outcome) return;
    this.outcome = outcome;
    const now = (await this.board?.around(outcome.score)) ?? null;
    if (this.outcome !== outcome || !outcome.result) return;
    outcome.around ??= now;
    outcome.result.total ??= now?.total ?? null;
    this.render();
    this.announceCard();
    void this.showTop();
  }

  private async signIn(): Promise<void> {
    const player = await this.board?.signIn();
    if (player) this.player = player;
    this.render();
  }

  // Input

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { code } = event;
    const meaning = this.startKeys.press(code, performance.now());
    const onButton = event.target instanceof HTMLButtonElement;
    if (this.phase === 'playing' || this.phase === 'ready') {
      const control = this.controlOf(code, event.key);
      if (code === 'Escape' || (code === 'KeyP' && !control)) this.pause();
      else if (code === 'KeyM' && !control) this.toggleSound();
      else {
        if (!control || (onButton && (code === 'Enter' || code === 'Space'))) return;
        this.press(control, event.repeat);
      }
      event.preventDefault();
      return;
    }
    if (code === 'KeyM') this.toggleSound();
    else if (this.phase === 'paused' && (code === 'Escape' || code === 'KeyP')) this.countDown();
    else if (meaning === 'start' && !onButton) this.primary();
    // Other buttons start no run.
    else if (meaning !== 'again' || (onButton && !event.target.classList.contains('primary'))) return;
    event.preventDefault();
  }

  /** Letters by the printed key, all others by position. */
  private controlOf(code: string, key: string): string | undefined {
    return this.game.keys[code] ?? this.game.keys[key.toLowerCase()];
  }

  private press(control: string, repeated: boolean): void {
    if (this.phase !== 'playing' || (repeated && this.game.ownRepeat)) return;
    this.held.add(control);
    this.view.press(control, repeated);
  }

  private release(control: string): void {
    if (this.held.delete(control)) this.view.release?.(control);
  }

  private releaseAll(): void {
    for (const control of this.held) this.release(control);
  }

  /** The action of the main button. */
  private primary(): void {
    if (this.phase === 'paused') this.countDown();
    else if (this.phase === 'title' && this.left) void this.goOn(this.left);
    else if (this.phase === 'title' || this.outcome) void this.begin();
  }

  private toggleSound(): void {
    this.sound.toggle();
    this.options = { ...this.options, sound: this.sound.on };
    this.board?.keepOptions(this.options);
    this.shown = '';
  }

  private padButton({ control, icon: rows, label, area, repeats }: Presentation<State, Input>['pad'][number]) {
    const element = el('button', { type: 'button', 'aria-label': label[this.locale] }, icon(...rows));
    element.style.gridArea = area;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      this.release(control);
    };
    const again = () => {
      this.press(control, true);
      timer = setTimeout(again, REPEAT_MS);
    };
    element.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      this.press(control, false);
      if (repeats && !this.game.ownRepeat) timer = setTimeout(again, REPEAT_DELAY_MS);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(end, stop);
    // Keyboards and screen readers press without a pointer.
    element.addEventListener('click', (event) => {
      if (event.detail > 0) return;
      this.press(control, false);
      this.release(control);
    });
    return element;
  }

  // Drawing

  private frame(seconds: number, alpha: number): void {
    this.view.draw?.(this.run.state, {
      seconds,
      alpha,
      now: performance.now() / 1000,
      still: this.motion.matches,
      playing: this.phase === 'playing',
    });
    this.renderHud();
    this.renderHint();
  }

  /** What to do next, in the first run; its place stays until the end, so that the board does not move. */
  private renderHint(): void {
    const playing = this.isFirstRun === true && this.phase !== 'over' && this.phase !== 'title';
    const next = playing ? this.game.hints.find((hint) => !hint.isDone(this.run.state)) : undefined;
    const text = next?.text[this.locale] ?? '';
    this.hint.hidden = !playing || this.game.hints.length === 0;
    if (this.hint.textContent !== text) this.hint.textContent = text;
  }

  private renderHud(): void {
    const words = this.game.texts[this.locale];
    const figures = this.game.figures(this.run.state, words);
    const best = Math.max(this.best, this.run.score);
    const shown = JSON.stringify([this.run.score, figures, this.sound.on, best, this.phase]);
    if (shown === this.shown) return;
    this.shown = shown;
    const entry = (label: string, value: string, kind = '') =>
      el('div', { class: kind }, el('dt', {}, label), el('dd', {}, value));
    const { t } = this;
    const focused = this.hud.contains(document.activeElement) ? document.activeElement?.className : undefined;
    this.hud.replaceChildren(
      el(
        'dl',
        {},
        entry(t.score, this.number(this.run.score), 'main'),
        ...figures.map(({ label, value }) => entry(label, value)),
        entry(t.best, this.number(best), 'optional'),
      ),
      button(
        { class: 'square sound', 'aria-label': this.sound.on ? t.soundOff : t.soundOn },
        () => this.toggleSound(),
        icon(...(this.sound.on ? ICONS.soundOn : ICONS.soundOff)),
      ),
    );
    if (this.game.game.tickRate > 0 && this.phase === 'playing')
      this.hud.append(
        button({ class: 'square pause', 'aria-label': t.pause }, () => this.pause(), icon(...ICONS.pause)),
      );
    if (focused) this.hud.querySelector<HTMLElement>(`[class="${focused}"]`)?.focus();
  }

  private render(): void {
    const { phase } = this;
    if (phase === 'playing' || (phase === 'ready' && this.count === 0) || (phase === 'over' && !this.outcome)) {
      this.screen.hidden = true;
      this.screen.replaceChildren();
      return;
    }
    this.screen.hidden = false;
    const counting = phase === 'ready';
    this.screen.classList.toggle('count', counting);
    if (counting) {
      this.screen.replaceChildren(el('b', {}, String(this.count)));
      return;
    }
    const card = phase === 'title' ? this.titleCard() : phase === 'paused' ? this.pauseCard() : this.overCard();
    const old = this.screen.firstElementChild;
    // Only a new screen is animated, not updates of the current one.
    if (old?.getAttribute('data-phase') === phase) card.style.animation = 'none';
    card.dataset.phase = phase;
    const keepsFocus = old?.contains(document.activeElement) ?? false;
    this.screen.replaceChildren(card);
    const primary = card.querySelector<HTMLElement>('.primary');
    if (primary && (phase !== 'title' || keepsFocus)) focusWithin(primary, this.screen);
  }

  private primaryButton(label: string): HTMLElement {
    const press = () => {
      if (!this.startKeys.isResting(performance.now())) this.primary();
    };
    return button({ class: 'big primary' }, press, label);
  }

  private titleCard(): HTMLElement {
    const { t, locale } = this;
    const palette = readPalette();
    const words = this.game.texts[locale];
    const choices = this.left
      ? [
          this.primaryButton(fill(t.goOn, { score: this.number(this.left.run.score) })),
          button({ class: 'big calm' }, () => void this.begin(), t.newRun),
        ]
      : [this.primaryButton(t.play)];
    return cardOf(
      [
        logo(this.game.meta.title, palette.accent, palette.ground),
        el('p', { class: 'strong' }, this.game.meta.tagline[locale]),
        ...choices,
      ],
      [el('p', { class: 'small keys' }, words.keys), ...(this.top ? [this.top] : []), ...this.accountLine()],
    );
  }

  private accountLine(): HTMLElement[] {
    if (this.board?.local) return [el('p', { class: 'small' }, this.t.local)];
    if (!this.player) return [];
    const text = this.player.guest ? this.t.guest : fill(this.t.playingAs, { name: this.player.name });
    return [el('p', { class: 'small' }, text)];
  }

  private pauseCard(): HTMLElement {
    const { t } = this;
    return cardOf([
      el('h2', {}, t.paused),
      this.primaryButton(t.resume),
      el('p', { class: 'small keys' }, this.game.texts[this.locale].keys),
      el('p', { class: 'small keys' }, t.shortcuts),
    ]);
  }

  private overCard(): HTMLElement {
    const { t, outcome } = this;
    const title = el('h2', {}, this.titleOf(this.run.state));
    if (!outcome) return cardOf([title]);
    const figures = this.game.figures(this.run.state, this.game.texts[this.locale]);
    const facts = figures.map(({ label, value }) => el('div', {}, el('dt', {}, label), el('dd', {}, value)));
    const news = outcomeLines(outcome, t, this.number);
    const rows = standing(outcome, this.player?.guest === false ? this.player.name : t.you, this.number);
    if (rows) {
      rows.classList.toggle('moving', this.settled !== outcome.result);
      this.settled = outcome.result;
      news.push(rows);
    }
    const hasAccount = this.player?.guest === false;
    if (outcome.wasGuest && hasAccount) news.push(...this.accountLine());
    else if (outcome.result?.status === 'guest' && outcome.result.wouldBeRank !== null)
      news.push(ghostRow(outcome.result, t, this.number, () => void this.signIn()));
    // Turn-based games need no pause.
    const shortcuts = this.game.game.tickRate > 0 ? t.shortcuts : t.shortcutsTurns;
    return cardOf(
      [
        title,
        el('p', { class: 'points' }, this.number(outcome.score)),
        el('dl', { class: 'facts' }, ...facts),
        ...this.resultRows(),
      ],
      [...news, this.primaryButton(t.again), el('p', { class: 'small keys' }, shortcuts)],
    );
  }

  private resultRows(): HTMLElement[] {
    const rows = this.game.results?.(this.run.state, this.game.texts[this.locale]) ?? [];
    if (rows.length === 0) return [];
    const items = rows.map(({ label, value, reached }) =>
      el('li', { class: reached ? 'reached' : '' }, el('span', {}, label), el('b', {}, value)),
    );
    return [el('ul', { class: 'results' }, ...items)];
  }

  private titleOf(state: State): string {
    return this.game.isWon(state) ? this.t.won : this.t.over;
  }

  private announce(text: string): void {
    this.status.textContent = text;
  }
}

/** Its halves are below each other, or side by side in low windows. */
function cardOf(...halves: HTMLElement[][]): HTMLElement {
  return el('div', { class: 'card' }, ...halves.map((parts) => el('div', { class: 'half' }, ...parts)));
}

/** Each file of a game has one language. */
function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return LANGUAGES.find((language) => language === lang) ?? 'en';
}

/** For runs that are not counted. */
function randomSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}
