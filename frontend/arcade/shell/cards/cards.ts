import type { ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import type { PortPlayer, ShareOutcome } from '@gamegeek/contracts/play/port-messages.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Scoreboard } from '../board/bridge.js';
import type { Controls } from '../controls/controls.js';
import { button, el } from '../dom.js';
import { readPalette } from '../drawing/colors.js';
import { logo } from '../drawing/logo.js';
import type { Extras } from '../extras.js';
import type { GameTexts, Presentation, Variant } from '../presentation.js';
import type { Play } from '../runs/play.js';
import { fill, type ShellTexts } from '../texts.js';
import { actions, cardOf } from './card.js';

/** What cards show, and what their buttons do. */
export interface CardsOf<State, Input, Words extends GameTexts> {
  readonly game: Presentation<State, Input, Words>;
  readonly play: Play<State, Input>;
  readonly controls: Controls;
  readonly language: Language;
  readonly t: ShellTexts;
  readonly words: Words;
  readonly extras: Extras | null;
  readonly options: ArcadeOptions;
  readonly player: PortPlayer | null;
  readonly board: Scoreboard | null;
  /** The first rows of the board. */
  readonly top: HTMLElement | null;
  readonly shared: ShareOutcome | null;
  readonly asksRestart: boolean;
  number(value: number): string;
  clock(milliseconds: number): string;
  timeOf(variant: Variant<State, Input>): number | undefined;
  begin(variant: Variant<State, Input> | null): void;
  restart(): void;
  openOptions(): void;
  share(): Promise<void>;
  signIn(): Promise<void>;
}

/** The cards over the board: title, pause, restart and end. */
export class Cards<State, Input, Words extends GameTexts> {
  /** The result whose rows have moved to their places. */
  private settled: unknown = null;

  constructor(private readonly of: CardsOf<State, Input, Words>) {}

  current(): HTMLElement {
    const { play, asksRestart } = this.of;
    if (play.phase === 'title') return this.title();
    if (play.phase === 'paused') return asksRestart ? this.restart() : this.pause();
    return play.variant ? this.trial(play.variant) : this.over();
  }

  /** Whether the last run was won. */
  get endTitle(): string {
    const { play, game, t } = this.of;
    const isWon = play.variant ? (play.trial?.time ?? null) !== null : game.isWon(play.run.state);
    return isWon ? t.won : t.over;
  }

  private title(): HTMLElement {
    const { t, language, game, play, top, controls } = this.of;
    const { title, tagline } = game.meta;
    const palette = readPalette();
    const buttons = play.left
      ? [
          controls.primaryButton(fill(t.goOn, { score: this.of.number(play.left.run.score) })),
          calm('new', t.newRun, () => this.of.begin(null)),
        ]
      : [controls.primaryButton(t.play)];
    return cardOf(
      [
        logo(title, palette.accent, palette.ground),
        el('p', { class: 'strong' }, tagline[language]),
        actions(...buttons, ...this.optionsButton()),
      ],
      [...(game.variants ?? []).map((variant) => this.variant(variant)), ...(top ? [top] : []), ...this.accountLine()],
    );
  }

  private variant(variant: Variant<State, Input>): HTMLElement {
    const { language, t } = this.of;
    return el(
      'div',
      { class: 'variant' },
      calm(variant.id, variant.label[language], () => this.of.begin(variant)),
      el('p', { class: 'small' }, variant.note[language]),
      el('p', { class: 'small' }, t.offBoard),
      ...this.bestTime(variant),
    );
  }

  private bestTime(variant: Variant<State, Input>): HTMLElement[] {
    const time = this.of.timeOf(variant);
    if (time === undefined) return [];
    return [el('p', { class: 'small strong' }, fill(this.of.t.bestTime, { time: this.of.clock(time) }))];
  }

  private accountLine(): HTMLElement[] {
    const { board, player, t } = this.of;
    if (board?.local) return [el('p', { class: 'small' }, t.local)];
    if (!player) return [];
    return [el('p', { class: 'small' }, player.guest ? t.guest : fill(t.playingAs, { name: player.name }))];
  }

  private pause(): HTMLElement {
    const { t, controls, options, game, words } = this.of;
    const hasOwnKeys = options.keys[game.game.id] !== undefined;
    return cardOf([
      el('h2', {}, t.paused),
      actions(controls.primaryButton(t.resume), this.restartButton(), ...this.optionsButton()),
      ...(hasOwnKeys ? [] : [el('p', { class: 'small keys' }, words.keys)]),
    ]);
  }

  private restart(): HTMLElement {
    const { t, controls, play } = this.of;
    const question = fill(t.giveUp, { score: this.of.number(play.run.score) });
    return cardOf([
      el('h2', {}, t.restart),
      el('p', { class: 'strong' }, question),
      actions(controls.primaryButton(t.keepPlaying), this.restartButton()),
    ]);
  }

  private over(): HTMLElement {
    const { t, player, game, play, language, extras } = this.of;
    const { outcome } = play.ending;
    if (!outcome) throw new Error('the run is not over');
    const isNew = this.settled !== outcome.result;
    const signIn = () => void this.of.signIn();
    const news = extras?.endNews({ meta: game.meta, outcome, player, you: t.you, language, signIn }) ?? [];
    if (extras) this.settled = outcome.result;
    for (const part of news) part.classList.toggle('moving', isNew);
    if (outcome.local || (outcome.wasGuest && player?.guest === false)) news.push(...this.accountLine());
    const rows = (game.results?.(play.run.state, this.of.words) ?? []).map(({ label, value, reached }) =>
      el('li', { class: reached ? 'reached' : '' }, el('span', {}, label), el('b', {}, value), markOf(reached)),
    );
    if (rows.length > 0) news.unshift(el('ul', { class: 'results' }, ...rows));
    return this.end(this.of.number(outcome.score), news, outcome.score > 0 ? this.shareButton() : []);
  }

  private trial(variant: Variant<State, Input>): HTMLElement {
    const { t, play } = this.of;
    const { time, isBest } = play.trial ?? { time: null, isBest: false };
    const news = isBest ? [el('p', { class: 'record' }, t.newBestTime)] : this.bestTime(variant);
    return this.end(
      time === null ? '–' : this.of.clock(time),
      [...news, el('p', { class: 'small' }, t.offBoard)],
      [...(time === null ? [] : this.shareButton()), calm('back', t.back, () => play.showTitle())],
    );
  }

  /** `result`: the score or the time. */
  private end(result: string, news: HTMLElement[], buttons: HTMLElement[]): HTMLElement {
    const { t, controls, game, play, words } = this.of;
    const facts = game
      .figures(play.run.state, words)
      .map(({ label, value }) => el('div', {}, el('dt', {}, label), el('dd', {}, value)));
    return cardOf(
      [el('h2', {}, this.endTitle), el('p', { class: 'points' }, result), el('dl', { class: 'facts' }, ...facts)],
      [...news, el('p', { class: 'small keys' }, t.shortcuts), actions(controls.primaryButton(t.again), ...buttons)],
    );
  }

  private optionsButton(): HTMLElement[] {
    return this.of.extras ? [calm('choose', this.of.t.options, () => this.of.openOptions())] : [];
  }

  private restartButton(): HTMLElement {
    return calm('restart', this.of.t.restart, () => this.of.restart());
  }

  private shareButton(): HTMLElement[] {
    const { t, shared, extras } = this.of;
    if (!extras) return [];
    const label = shared === 'copied' ? t.copied : shared === 'failed' ? t.notShared : t.share;
    return [calm('share', label, () => void this.of.share())];
  }
}

/** A button beside the main one. */
function calm(name: string, label: string, press: () => void): HTMLElement {
  return button({ class: `big calm ${name}` }, press, label);
}

function markOf(reached: boolean | undefined): string {
  if (reached === undefined) return '';
  return reached ? '✓' : '✗';
}
