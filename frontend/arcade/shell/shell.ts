import { DEFAULT_OPTIONS, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import type { PortPlayer, ShareOutcome } from '@gamegeek/contracts/play/port-messages.js';
import { LANGUAGES, type Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Music } from '../options/music.js';
import type { OptionsPanel } from '../options/options-panel.js';
import { Sound } from './audio/sound.js';
import { connect, type Scoreboard } from './board/bridge.js';
import { achievementList, newlyReached } from './cards/achievements.js';
import { actions, calm, cardOf, clock } from './cards/card.js';
import { Hud } from './cards/hud.js';
import { ghostRow, outcomeLines, rankText, standing, topList } from './cards/outcome.js';
import { overCard } from './cards/over-card.js';
import { titleCard } from './cards/title-card.js';
import { Controls, type Commands } from './controls/controls.js';
import { el, focusWithin } from './dom.js';
import { readPalette } from './drawing/colors.js';
import { logo } from './drawing/logo.js';
import { loadExtras } from './extras.js';
import { HintLine } from './hint-line.js';
import type { Figure, GameTexts, Presentation, Variant, View, ViewHost } from './presentation.js';
import type { Waiting } from './runs/answered-run.js';
import { COUNT_FROM, Play, type PlayEvents } from './runs/play.js';
import { sharedText } from './share-text.js';
import { fill, TEXTS, type ShellTexts } from './texts.js';

const PING_MS = 30_000;
const TOP_ROWS = 3;
const SPEEDS = { normal: 1, fast: 0.4, off: 0 } as const;
/** Seconds between new achievements. */
const BETWEEN_ACHIEVEMENTS = 0.7;

/** Title, pause, options and game over: everything around the board of a game. */
export class Shell<State, Input, Words extends GameTexts> implements ViewHost<State, Input>, Commands {
  readonly sound = new Sound();
  private readonly language = documentLanguage();
  private readonly t: ShellTexts = TEXTS[this.language];
  private readonly words: Words;
  private readonly play: Play<State, Input>;
  private readonly view: View<State>;
  private readonly controls: Controls;
  private readonly hints: HintLine<State>;
  private readonly hud = new Hud(this.t, this);
  private readonly root = el('main', { id: 'game' });
  private readonly stage = el('div', { class: 'stage', tabindex: '0', role: 'application' });
  private readonly screen = el('div', { class: 'screen' });
  private readonly link = el('p', { class: 'link', 'aria-hidden': 'true' });
  private readonly pad = el('div', { class: 'pad' });
  private readonly status = el('p', { class: 'sr', role: 'status' });
  private readonly motion = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly connected: Promise<Scoreboard>;

  private player: PortPlayer | null = null;
  private board: Scoreboard | null = null;
  private options: ArcadeOptions = DEFAULT_OPTIONS;
  private panel: OptionsPanel | null = null;
  private music: Music | null = null;
  private asksRestart = false;
  /** The achievements that the player had before the run; null if they are not known. */
  private known: string[] | null = null;
  private shared: ShareOutcome | null = null;
  /** The result whose rows have moved to their places. */
  private settled: unknown = null;
  private top: HTMLElement | null = null;

  constructor(private readonly game: Presentation<State, Input, Words>) {
    this.words = game.texts[this.language];
    this.play = new Play(game.game, this.playEvents());
    this.view = game.view(this);
    this.controls = new Controls(game, this, this.screen, this.stage);
    this.hints = new HintLine(game.hints, this.language);
    this.build();
    this.use(DEFAULT_OPTIONS);
    this.view.start(this.state);
    this.render();
    this.fit();
    this.listen();
    this.play.start();
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
      late: (news) => void this.play.ending.update(news, this.player?.name),
    });
    void this.connected.then((board) => this.join(board));
  }

  private build(): void {
    const { title } = this.game.meta;
    const { hud, hints, stage, pad, screen, status } = this;
    document.title = title;
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

  private readonly number = (value: number) => new Intl.NumberFormat(this.language).format(value);
  private readonly percent = (share: number) =>
    new Intl.NumberFormat(this.language, { style: 'percent' }).format(share);

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
    if (this.options.haptics && 'vibrate' in navigator) navigator.vibrate(milliseconds);
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

  private async openOptions(): Promise<void> {
    const { keys, pad, music, ownRepeat } = this.game;
    const extras = await loadExtras().catch(() => null);
    if (!extras) this.announce(this.t.noAnswer);
    if (!extras || !this.hasCard || this.panel) return;
    this.panel = new extras.OptionsPanel({
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

  private async playMusic(): Promise<void> {
    const { music: tune } = this.game;
    const plays = () => this.options.music && this.play.phase === 'playing';
    if (tune && plays() && !this.music) {
      const extras = await loadExtras().catch(() => null);
      if (extras) this.music ??= new extras.Music(tune, this.sound);
    }
    this.music?.play(plays());
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

  private begin(variant: Variant<State, Input> | null): void {
    void this.play.begin(this.connected, variant);
  }

  /** Turn-based games wait by themselves while the player looks elsewhere. */
  private rest(): void {
    this.controls.releaseAll();
    if (!this.play.isTurnBased) this.pause();
  }

  private restart(): void {
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
    this.announce(`${this.title}. ${result}`);
    this.render();
  }

  /** More is known about the last run. */
  private showNews(): void {
    const { outcome } = this.play.ending;
    if (!outcome) return;
    if (outcome.result?.status === 'accepted' && this.known && outcome.earned.length === 0) {
      const details = this.game.game.details(this.state);
      outcome.earned = newlyReached(this.game.meta, this.known, { score: outcome.score, details });
      this.known = [...this.known, ...outcome.earned.map(({ id }) => id)];
      outcome.earned.forEach((_, at) => {
        const delay = at * BETWEEN_ACHIEVEMENTS;
        this.sound.play({ pitch: 784, delay }, { pitch: 1047, delay: delay + 0.1, seconds: 0.25 });
      });
    }
    this.render();
    this.announceCard();
    if (!outcome.local) void this.showTop();
  }

  private async signIn(): Promise<void> {
    const player = await this.board?.signIn();
    if (player) this.player = player;
    this.render();
  }

  private async share(): Promise<void> {
    const { t, board } = this;
    const { run } = this.play;
    const text = sharedText(this.game.meta.title, this.result(), this.game.share?.(run.state) ?? []);
    const done = (await board?.share(text)) ?? 'failed';
    if (this.play.run !== run) return;
    this.shared = done;
    if (done === 'copied' || done === 'failed') this.announce(done === 'copied' ? t.copied : t.notShared);
    this.render();
  }

  /** The result of the last run, in words. */
  private result(): string[] {
    const { t } = this;
    const { variant, trial, ending, run } = this.play;
    if (variant) return [variant.label[this.language], this.clock(trial?.time ?? 0)];
    const points = fill(t.points, { score: this.number(run.score) });
    const { rank = null, total = null } = ending.outcome?.result ?? {};
    return rank === null ? [points] : [points, rankText(rank, total, t, this.number)];
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
    this.controls.poll();
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

  private clock(milliseconds: number, digits?: number): string {
    return clock(milliseconds, this.language, digits);
  }

  private nameOf({ id }: Variant<State, Input>): string {
    return `${this.game.game.id}/${id}`;
  }

  private timeOf(variant: Variant<State, Input>): number | undefined {
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
    void this.playMusic();
    if (hasCard) this.showCard(this.panel?.element ?? this.card());
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

  private card(): HTMLElement {
    const { phase, variant } = this.play;
    if (phase === 'title') return this.titleCard();
    if (phase === 'paused') return this.asksRestart ? this.restartCard() : this.pauseCard();
    return variant ? this.trialCard(variant) : this.overCard();
  }

  private titleCard(): HTMLElement {
    const { t, language } = this;
    const { left } = this.play;
    const { title, tagline } = this.game.meta;
    const palette = readPalette();
    return titleCard({
      logo: logo(title, palette.accent, palette.ground),
      tagline: tagline[language],
      buttons: left
        ? [
            this.controls.primaryButton(fill(t.goOn, { score: this.number(left.run.score) })),
            calm('new', t.newRun, () => this.begin(null)),
          ]
        : [this.controls.primaryButton(t.play)],
      variants: (this.game.variants ?? []).map((variant) => {
        const time = this.timeOf(variant);
        return {
          label: variant.label[language],
          note: variant.note[language],
          best: time === undefined ? undefined : fill(t.bestTime, { time: this.clock(time) }),
          begin: () => this.begin(variant),
        };
      }),
      options: this.optionsButton(),
      top: this.top,
      account: this.accountLine(),
    });
  }

  private optionsButton(): HTMLElement {
    return calm('choose', this.t.options, () => void this.openOptions());
  }

  private accountLine(): HTMLElement[] {
    if (this.board?.local) return [el('p', { class: 'small' }, this.t.local)];
    if (!this.player) return [];
    const text = this.player.guest ? this.t.guest : fill(this.t.playingAs, { name: this.player.name });
    return [el('p', { class: 'small' }, text)];
  }

  private pauseCard(): HTMLElement {
    const { t } = this;
    const hasOwnKeys = this.options.keys[this.game.game.id] !== undefined;
    return cardOf([
      el('h2', {}, t.paused),
      actions(this.controls.primaryButton(t.resume), this.restartButton(), this.optionsButton()),
      ...(hasOwnKeys ? [] : [el('p', { class: 'small keys' }, this.words.keys)]),
    ]);
  }

  private restartCard(): HTMLElement {
    const question = fill(this.t.giveUp, { score: this.number(this.play.run.score) });
    return cardOf([
      el('h2', {}, this.t.restart),
      el('p', { class: 'strong' }, question),
      actions(this.controls.primaryButton(this.t.keepPlaying), this.restartButton()),
    ]);
  }

  private restartButton(): HTMLElement {
    return calm('restart', this.t.restart, () => this.restart());
  }

  private overCard(): HTMLElement {
    const { t, player, game, state } = this;
    const { outcome } = this.play.ending;
    if (!outcome) throw new Error('the run is not over');
    const isNew = this.settled !== outcome.result;
    this.settled = outcome.result;
    const news = outcomeLines(outcome, t, this.number, this.percent);
    news.push(...achievementList(game.meta, outcome.earned, this.language, t));
    const rows = standing(outcome, player?.guest === false ? player.name : t.you, this.number);
    if (rows) news.push(rows);
    for (const part of news) part.classList.toggle('moving', isNew);
    if (outcome.wasGuest && player?.guest === false) news.push(...this.accountLine());
    else if (outcome.result?.status === 'guest' && outcome.result.wouldBeRank !== null)
      news.push(ghostRow(outcome.result, t, this.number, () => void this.signIn()));
    return overCard({
      title: this.title,
      result: this.number(outcome.score),
      figures: game.figures(state, this.words),
      rows: game.results?.(state, this.words) ?? [],
      news,
      buttons: [this.controls.primaryButton(t.again), ...(outcome.score > 0 ? [this.shareButton()] : [])],
      keys: t.shortcuts,
    });
  }

  private trialCard(variant: Variant<State, Input>): HTMLElement {
    const { t } = this;
    const { time, isBest } = this.play.trial ?? { time: null, isBest: false };
    const best = this.timeOf(variant);
    const news = isBest ? t.newBestTime : best === undefined ? '' : fill(t.bestTime, { time: this.clock(best) });
    return overCard({
      title: this.title,
      result: time === null ? '–' : this.clock(time),
      figures: this.game.figures(this.state, this.words),
      rows: [],
      news: [
        ...(news ? [el('p', { class: isBest ? 'record' : '' }, news)] : []),
        el('p', { class: 'small' }, variant.note[this.language]),
      ],
      buttons: [
        this.controls.primaryButton(t.again),
        ...(time === null ? [] : [this.shareButton()]),
        calm('back', t.back, () => this.play.showTitle()),
      ],
      keys: t.shortcuts,
    });
  }

  private shareButton(): HTMLElement {
    const { t, shared } = this;
    const label = shared === 'copied' ? t.copied : shared === 'failed' ? t.notShared : t.share;
    return calm('share', label, () => void this.share());
  }

  private announceCard(): void {
    this.announce(Array.from(this.screen.querySelectorAll('p'), ({ textContent }) => textContent).join('. '));
  }

  private get title(): string {
    const { variant, trial } = this.play;
    const isWon = variant ? (trial?.time ?? null) !== null : this.game.isWon(this.state);
    return isWon ? this.t.won : this.t.over;
  }
}

/** Each file of a game has one language. */
function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return LANGUAGES.find((language) => language === lang) ?? 'en';
}
