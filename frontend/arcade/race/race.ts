import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import { DEFAULT_OPTIONS } from '@gamegeek/contracts/play/arcade-options.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { EndedRun } from '../extras/end-news.js';
import { Sound } from '../shell/audio/sound.js';
import { documentLanguage } from '../shell/document-language.js';
import { el } from '../shell/dom.js';
import type { Extras } from '../shell/extras.js';
import type { Figure, GameTexts, Presentation, ViewHost } from '../shell/presentation.js';
import type { Shell } from '../shell/shell.js';
import { fill } from '../shell/texts.js';
import { RaceView } from './race-view.js';
import { Rival } from './rival.js';
import { RACE_TEXTS, type RaceTexts } from './texts.js';

/** Games that show the board of the recorded run. In others it would give secrets away, or say too little. */
const WITH_BOARD: readonly ArcadeGameId[] = ['snake', 'stacker', 'merge'];
/** Between two announcements of the lead, in milliseconds. */
const QUIET_MS = 10_000;

/** A game that is raced against a recorded run: its figures have the lead, and its end says who has won. */
export class Race<State, Input, Words extends GameTexts> {
  readonly language: Language = documentLanguage();
  readonly t: RaceTexts = RACE_TEXTS[this.language];
  private shell: Shell<State, Input, Words> | null = null;
  private round: object | null = null;
  private shownRival: Rival<State, Input> | null = null;
  private announced = 0;
  private announcedAt = 0;

  constructor(private readonly game: Presentation<State, Input, Words>) {}

  /** Plays in this shell from now on. */
  join(shell: Shell<State, Input, Words>): void {
    this.shell = Object.assign(shell, { t: { ...shell.t, again: this.t.again } });
  }

  presentation(): Presentation<State, Input, Words> {
    const { game } = this;
    return {
      ...game,
      variants: [],
      figures: (state, words) => [...game.figures(state, words), ...this.figure()],
      isWon: (state) => {
        const { rival } = this;
        return rival ? game.game.score(state) > rival.total : game.isWon(state);
      },
      view: (host) =>
        WITH_BOARD.includes(game.game.id) ? new RaceView(game.view(host), () => this.rivalView(host)) : game.view(host),
    };
  }

  extras(extras: Extras): Extras {
    return {
      ...extras,
      endNews: (ended) => this.news(ended, extras),
      sharedText: (ended) => this.shared(extras.sharedText(ended)),
      // Races earn no achievements.
      earn: (meta, outcome, known, run) => (this.rival ? known : extras.earn(meta, outcome, known, run)),
    };
  }

  /** That of the current round. */
  private get rival(): Rival<State, Input> | null {
    const round = this.shell?.play.round ?? null;
    if (round !== this.round) {
      this.round = round;
      this.shownRival = Rival.of(this.game.game, round?.race);
      this.announced = 0;
      this.announcedAt = performance.now();
    }
    return this.shownRival;
  }

  /** Seen, but neither heard nor played. */
  private rivalView({ speed }: ViewHost<State, Input>) {
    const { rival, game, language } = this;
    if (!rival) return null;
    const view = game.view({
      sound: new Sound(),
      get state() {
        return rival.state;
      },
      waiting: false,
      act: () => false,
      announce: () => undefined,
      locale: () => language,
      speed,
      vibrate: () => undefined,
      repeat: DEFAULT_OPTIONS.repeat,
    });
    return { view, state: () => rival.state };
  }

  private figure(): Figure[] {
    const { rival, shell, t } = this;
    if (!rival || !shell) return [];
    const lead = rival.leadOf(shell.play.run);
    this.announce(lead);
    const value = new Intl.NumberFormat(this.language, { signDisplay: 'exceptZero' }).format(lead);
    return [{ label: rival.name ?? t.own, value }];
  }

  /** Now and then, because the lead changes with each point. */
  private announce(lead: number): void {
    const { shell, t, announced } = this;
    if (shell?.play.phase !== 'playing' || lead === announced) return;
    const now = performance.now();
    if (now < this.announcedAt + QUIET_MS) return;
    this.announced = lead;
    this.announcedAt = now;
    shell.announce(this.say(lead > 0 ? t.ahead : lead < 0 ? t.behind : t.level, lead));
  }

  private news(ended: EndedRun, extras: Extras): HTMLElement[] {
    const { t, rival } = this;
    const { outcome } = ended;
    // Without a round from the page, it was no race.
    if (!rival || outcome.practice) return extras.endNews(ended);
    const lead = outcome.score - rival.total;
    const texts = rival.name === null ? [t.beatOwn, t.missedOwn, t.drawnOwn] : [t.won, t.lost, t.drawn];
    const text = texts[lead > 0 ? 0 : lead < 0 ? 1 : 2] ?? '';
    const verdict = el('p', { class: lead > 0 ? 'record' : 'strong' }, this.say(text, lead));
    const { status } = outcome.result ?? {};
    if (status === 'refused') return [verdict, ...extras.endNews(ended)];
    const checked = status === 'practice' ? [el('p', { class: 'small' }, `✓ ${t.checked}`)] : [];
    return [verdict, el('p', { class: 'small' }, t.practice), ...checked];
  }

  /** The text of the run says in its first line what it was raced against. */
  private shared(text: string): string {
    const { rival, t, language } = this;
    if (!rival) return text;
    const points = new Intl.NumberFormat(language).format(rival.total);
    const [head, ...lines] = text.split('\n');
    return [`${head} · ${fill(t.shared, { name: rival.name ?? t.myRun, points })}`, ...lines].join('\n');
  }

  private say(text: string, lead: number): string {
    const points = new Intl.NumberFormat(this.language).format(Math.abs(lead));
    return fill(text, { points, name: this.rival?.name ?? this.t.ownRun });
  }
}
