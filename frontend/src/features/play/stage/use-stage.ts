import type { PlayFrame, PlayPlayer } from '@gamegeek/contracts/play/play.schemas.js';
import type { PortNotice, PortPlayer, SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import type { RacedRun } from '@gamegeek/contracts/play/replay-messages.js';
import { aroundScore, topOfBoard, type ReadBoard } from '@gamegeek/rules/leaderboard/board-requests.js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wouldScroll } from '@gamegeek/sdk/scroll-keys.js';
import { ApiError } from '#shared/api/api-error.js';
import { useShownLanguage } from '#shared/i18n/use-shown-language.js';
import { useLiveClient } from '#shared/live/live-provider.js';
import { paths } from '#shared/routing/paths.js';
import { useShownTheme } from '#shared/theme/use-shown-theme.js';
import type { KeptItemsOfGame } from '../builds/kept-items.js';
import type { RunEvent } from '../builds/use-run-report.js';
import { rememberGuest } from '../guest/guest-key.js';
import { onGuestClaim } from '../guest/guest-scores.js';
import { FrameHost, type HostState, type RequestHandlers } from '../host/frame-host.js';
import { keepOptions, keptOptions } from '../host/options-store.js';
import { shareFromGame } from '../host/share-from-game.js';
import { hasKeptRun, stageName } from '../session/kept-runs.js';
import { isCountedRun, PlaySession, type DailyRounds, type PlaySessionEvents } from '../session/play-session.js';
import { RunReporter } from '../watch/run-reporter.js';
import { useKnownAchievements } from './use-known-achievements.js';

/** The player: null for visitors, undefined until the session is known. */
export type StagePlayer = { id: string; username: string } | null | undefined;

export interface StageOptions {
  gameId: number;
  frame: PlayFrame;
  player: StagePlayer;
  readBoard: ReadBoard;
  /** Opens the sign-in dialog; resolves when it is closed. */
  onSignIn: () => Promise<void>;
  /** The server has answered a score. */
  onResult: (score: number, result: SubmitResult) => void;
  /** Something happens in a run. */
  onRun?: ((event: RunEvent) => void) | undefined;
  /** What games of the arcade are given besides. */
  arcade?: ArcadePart | undefined;
  /** The recorded run that is raced, instead of playing for the board. */
  race?: StageRace | undefined;
  /** On the page of the daily, whose first run is the counted one. */
  daily?: DailyPart | undefined;
}

export interface StageRace extends RacedRun {
  scoreId: number;
  /** The challenge that it counts for. */
  challengeId?: string | undefined;
}

/** What differs for the counted run of the daily. */
export interface DailyPart {
  readBoard: ReadBoard;
  /** What became of its score on the board of the day. */
  resultOf: (result: SubmitResult) => Promise<SubmitResult>;
  /** What is shared instead of the text of the game, and the page whose address is added. */
  sharedText: (text: string) => string;
  page: string;
  /** The first run does not count: another one has begun elsewhere, or the day is over. */
  onNotCounted: () => void;
}

interface ArcadePart {
  /** Reads the ids of the achievements that the signed-in player has in this game. */
  readAchievements: () => Promise<string[]>;
}

interface FrameOptions {
  beginsRun: boolean;
  /** What the game keeps, if it is a build. */
  kept: KeptItemsOfGame | undefined;
}

/** The connection between page and server. */
export type StageLink =
  | { status: 'connecting' }
  | { status: 'playing'; player: PlayPlayer }
  | { status: 'failed'; error: unknown };

/** A run that a restart would lose. */
export interface RunAtStake {
  /** Undefined if only the game knows it. */
  score: number | undefined;
}

interface StageRun {
  /** The number of the frame. */
  run: number;
  frameRef: React.RefObject<HTMLIFrameElement | null>;
  hostState: HostState;
  link: StageLink;
  /** The number of queued scores. */
  waiting: number;
  /** Loads the game again; `newRun` gives up the run, and hosted games begin the next one at once. */
  start: { again: () => void; newRun: () => void };
  runAtStake: () => RunAtStake | undefined;
  reconnect: () => void;
  /** A picture of a running build; null if it has none. */
  takePicture: () => Promise<Blob | null>;
  /** How many watch the run. */
  watching: number;
  /** Lets others watch, or not. */
  share: (isShared: boolean) => void;
}

/** A claim is answered without these. */
const UNVERIFIED = { verified: false, wouldBeRank: null, total: null, reason: null };
const CONNECTING: StageLink = { status: 'connecting' };
/** A game that reloads itself again so soon would do so forever. */
const RELOAD_MS = 10_000;

export function useStage(options: StageOptions & FrameOptions): StageRun {
  const { gameId, frame, player, readBoard, onSignIn, onResult, onRun, arcade, race, daily, beginsRun, kept } = options;
  const isDaily = daily !== undefined;
  const dailyRounds = useRef<DailyRounds>({ counted: undefined, last: undefined });
  const frameRef = useRef<HTMLIFrameElement>(null);
  const host = useRef<FrameHost>(undefined);
  const session = useRef<PlaySession>(undefined);
  const awaitsSession = useRef<((own: PlaySession) => void)[]>([]);
  const reloadedAt = useRef(-Infinity);
  const hasOpenRound = useRef(false);
  const [{ run, begins, src }, setRun] = useState(() => ({
    run: 1,
    begins: beginsRun && (race !== undefined || !hasKeptRun(stageName(gameId, isDaily))),
    src: frame.src,
  }));
  const [attempt, setAttempt] = useState(0);
  const [hostState, setHostState] = useState<HostState>('waiting');
  // In another language the game is another file, which offers the run again if it has begun.
  if (src !== frame.src) setRun({ run: run + 1, begins: begins && hostState === 'waiting', src: frame.src });
  const [link, setLink] = useState<StageLink>(CONNECTING);
  const [waiting, setWaiting] = useState(0);
  const client = useLiveClient();
  const reporter = useRef<RunReporter>(undefined);
  const isShared = useRef(false);
  const [watching, setWatching] = useState(0);
  const isArcade = arcade !== undefined;
  const theme = useShownTheme();
  const locale = useShownLanguage();
  const shownPlayer = toPort(link, player);
  const playerKey = player === undefined ? undefined : (player?.id ?? 'guest');
  const best = useRef<number | null>(null);
  const notify = useCallback((notice: PortNotice) => host.current?.notify(notice), []);
  const raiseBest = useCallback(
    (score: number | null) => {
      if (score !== null) best.current = Math.max(best.current ?? 0, score);
      notify({ type: 'best', best: best.current });
    },
    [notify],
  );
  const achievements = useKnownAchievements({
    read: arcade?.readAchievements,
    accountId: link.status === 'playing' && !link.player.guest ? link.player.id : undefined,
    run,
    notify,
  });
  const handleResult = (score: number, result: SubmitResult): void => {
    if (result.status === 'accepted' || result.status === 'guest') {
      raiseBest(score);
      onRun?.({ kind: 'score', score });
    }
    // The game takes the points of a race for its player's best.
    if (result.status === 'practice') raiseBest(null);
    onResult(score, result);
  };
  const now = {
    gameId,
    player: shownPlayer,
    ownId: player?.id,
    theme,
    locale,
    readBoard,
    onSignIn,
    onResult: handleResult,
    onRun,
    isArcade,
    race,
    daily,
    counted: () => (daily && isCountedRun(dailyRounds.current) ? daily : undefined),
  };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });

  const racedScoreId = race?.scoreId;
  const challengeId = race?.challengeId;
  const again = useCallback(() => setRun((last) => ({ ...last, run: last.run + 1, begins: false })), []);
  const reconnect = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (playerKey === undefined) return;
    const events: PlaySessionEvents = {
      onPlayer: (who) => {
        if (who.guest) rememberGuest();
        setLink({ status: 'playing', player: who });
      },
      onQueue: (count) => {
        setWaiting(count);
        notify({ type: 'queue', waiting: count });
      },
      onLate: (score, result, board) => {
        if (!board) latest.current.onResult(score, result);
        notify({ type: 'late-score', score, result });
      },
      onNotCounted: () => latest.current.daily?.onNotCounted(),
    };
    const accountId = playerKey === 'guest' ? undefined : playerKey;
    const rounds = isDaily ? dailyRounds.current : undefined;
    const own = new PlaySession(gameId, accountId, events, racedScoreId, rounds, challengeId);
    session.current = own;
    // Nobody watches a race, whose points count on no board.
    const reports =
      isArcade && racedScoreId === undefined
        ? new RunReporter({ line: () => client.line(), token: () => own.playToken, onWatching: setWatching })
        : undefined;
    reports?.share(isShared.current);
    reporter.current = reports;
    for (const resolve of awaitsSession.current.splice(0)) resolve(own);
    own.open().then(
      (opened) => session.current === own && raiseBest(opened.best),
      (error: unknown) => session.current === own && setLink({ status: 'failed', error }),
    );
    const leave = () => {
      reports?.close();
      own.end();
    };
    const handleReturn = ({ persisted }: PageTransitionEvent) => persisted && reconnect();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', handleReturn);
      leave();
      session.current = undefined;
      reporter.current = undefined;
      best.current = null;
      setWaiting(0);
      setLink(CONNECTING);
    };
  }, [gameId, isDaily, playerKey, racedScoreId, challengeId, attempt, reconnect, raiseBest, notify, client, isArcade]);

  // The game shows what became of the score that its guest has kept.
  useEffect(
    () =>
      onGuestClaim(({ claimed }) => {
        const own = claimed.find((score) => score.gameId === gameId);
        if (!own) return;
        const { score, rank, personalBest } = own;
        raiseBest(score);
        const result: SubmitResult = { ...UNVERIFIED, status: 'accepted', rank, personalBest };
        notify({ type: 'claimed', score, result });
      }),
    [gameId, raiseBest, notify],
  );

  // A layout effect: the game may send hello as soon as its frame is inserted.
  useLayoutEffect(() => {
    const element = frameRef.current;
    if (!element) return;
    latest.current.onRun?.({ kind: 'start' });
    let isNew = true;
    let isReady = false;
    /** Once there is a document: before, the focus would be lost with the empty one. */
    const takeFocus = () => {
      isReady = true;
      if (isFocusFree(element)) focusGame(element);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (!wouldScroll(event, document.documentElement)) return;
      event.preventDefault();
      if (isReady && isFocusFree(element)) focusGame(element);
    };
    const own = new FrameHost({
      frame: element,
      origin: frame.origin,
      welcome: () => {
        const begin = begins && isNew;
        isNew = false;
        const { player: shown, locale: language, theme: colours, isArcade } = latest.current;
        return {
          player: shown,
          locale: language,
          theme: colours,
          begin,
          best: best.current,
          ...(isArcade && { options: keptOptions(), achievements: achievements.current }),
        };
      },
      handlers: handlersFor(
        () => session.current,
        () => new Promise((resolve) => awaitsSession.current.push(resolve)),
        latest,
        hasOpenRound,
        () => reporter.current,
      ),
      build: kept && {
        onItems: (items) => kept.keep(items),
        onReport: (report) => latest.current.onRun?.(report),
      },
      onState: (state) => {
        setHostState(state);
        if (state === 'connected') takeFocus();
        if (state === 'connected') latest.current.onRun?.({ kind: 'hello' });
        if (state === 'silent') latest.current.onRun?.({ kind: 'silent' });
      },
      // A new frame has the address of the game.
      onReload: () => {
        if (Date.now() < reloadedAt.current + RELOAD_MS) {
          setHostState('left');
          return;
        }
        reloadedAt.current = Date.now();
        again();
      },
    });
    host.current = own;
    const handleLoad = () => {
      takeFocus();
      latest.current.onRun?.({ kind: 'load' });
    };
    element.addEventListener('load', handleLoad);
    window.addEventListener('keydown', handleKey);
    return () => {
      element.removeEventListener('load', handleLoad);
      window.removeEventListener('keydown', handleKey);
      own.close();
      host.current = undefined;
      hasOpenRound.current = false;
      setHostState('waiting');
    };
  }, [run, begins, frame.origin, again, kept, achievements]);

  const { name, guest } = shownPlayer ?? {};
  useEffect(() => {
    notify({ type: 'player', player: name === undefined || guest === undefined ? null : { name, guest } });
  }, [name, guest, notify]);
  useEffect(() => notify({ type: 'theme', theme }), [theme, notify]);
  useEffect(() => notify({ type: 'locale', locale }), [locale, notify]);

  const newRun = useCallback(() => {
    session.current?.keep(null);
    setRun((last) => ({ ...last, run: last.run + 1, begins: true }));
  }, []);
  const runAtStake = useCallback((): RunAtStake | undefined => {
    const score = session.current?.keptScore();
    return score || hasOpenRound.current ? { score } : undefined;
  }, []);
  const share = useCallback((chosen: boolean) => {
    isShared.current = chosen;
    reporter.current?.share(chosen);
  }, []);
  const takePicture = useCallback(() => host.current?.takePicture() ?? Promise.resolve(null), []);
  const start = { again, newRun };
  return { run, frameRef, hostState, link, waiting, start, runAtStake, reconnect, takePicture, watching, share };
}

/** Gives the keyboard to the game. */
export function focusGame(frame: HTMLIFrameElement): void {
  frame.focus({ preventScroll: true });
  frame.contentWindow?.focus();
}

/** Whether the player is at the stage, and not at another part of the page. */
function isFocusFree(frame: HTMLIFrameElement): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || !!frame.closest('section')?.contains(activeElement);
}

interface Latest {
  gameId: number;
  player: PortPlayer | null;
  ownId: string | undefined;
  readBoard: ReadBoard;
  onSignIn: () => Promise<void>;
  onResult: (score: number, result: SubmitResult) => void;
  onRun: ((event: RunEvent) => void) | undefined;
  isArcade: boolean;
  race: StageRace | undefined;
  daily: DailyPart | undefined;
  /** The same while the counted run of the daily is played. */
  counted: () => DailyPart | undefined;
}

function handlersFor(
  session: () => PlaySession | undefined,
  /** Resolves when it is known who plays. */
  nextSession: () => Promise<PlaySession>,
  latest: { current: Latest },
  hasOpenRound: { current: boolean },
  /** Of games of the arcade, whose runs others may watch. */
  reporter: () => RunReporter | undefined,
): RequestHandlers {
  const running = (): PlaySession => {
    const own = session();
    if (!own) throw new ApiError('unavailable', 'The session has not begun');
    return own;
  };
  /** Games of makers keep what they need themselves, and may not reach out of their frame. */
  const forArcade = (): void => {
    if (!latest.current.isArcade) throw new ApiError('forbidden', 'Only for games of the arcade');
  };
  const readBoard: ReadBoard = (query) => (latest.current.counted()?.readBoard ?? latest.current.readBoard)(query);
  return {
    round: async () => {
      // A run may begin before.
      const own = session() ?? (await nextSession());
      const round = await own.round();
      hasOpenRound.current = true;
      const { race } = latest.current;
      return { round: race ? { ...round, race: { name: race.name, run: race.run } } : round };
    },
    guess: async ({ round, at, input }) => running().guess({ round, at, input }),
    keep: async ({ run }) => {
      running().keep(run);
      if (run) reporter()?.keep(run);
      else reporter()?.giveUp();
      // The game says what is at stake.
      hasOpenRound.current = false;
      return {};
    },
    kept: () => running().kept(),
    submit: async ({ score, round, log, board }) => {
      hasOpenRound.current = false;
      reporter()?.end(round, score, log);
      const counted = latest.current.counted();
      const result = await running().submit({ score, round, log, board });
      // What the page shows of the player is of the main board.
      if (!board) latest.current.onResult(score, result);
      if (result.status === 'queued' || result.status === 'refused' || result.status === 'practice') return result;
      if (counted) return counted.resultOf(result);
      const total = await latest.current.readBoard({ ...(board ? { board } : {}), limit: 1 }).then(
        (page) => page.total,
        () => null,
      );
      return { ...result, total };
    },
    top: (asked) => topOfBoard(readBoard, asked, latest.current.ownId),
    around: (asked) => aroundScore(readBoard, asked, latest.current.ownId),
    ping: async ({ state }) => {
      session()?.ping(state);
      if (state === 'idle') reporter()?.pause();
      return {};
    },
    options: async ({ options }) => {
      forArcade();
      keepOptions(options);
      return {};
    },
    share: async ({ text }) => {
      forArcade();
      const { gameId, race, counted } = latest.current;
      const part = counted();
      if (part) return { done: await shareFromGame(part.page, part.sharedText(text)) };
      // Others can race the run as well.
      const raced = race && (race.challengeId ? paths.challenge(race.challengeId) : paths.run(String(race.scoreId)));
      const path = raced ?? paths.play(gameId);
      return { done: await shareFromGame(path, text) };
    },
    'sign-in': async () => {
      await latest.current.onSignIn();
      const opened = await session()
        ?.open()
        .catch(() => undefined);
      const player = opened?.player;
      return { player: player ? { name: player.username, guest: player.guest } : latest.current.player };
    },
  };
}

/** The page's account is the player until the server has answered. */
function toPort(link: StageLink, player: StagePlayer): PortPlayer | null {
  if (link.status === 'playing') return { name: link.player.username, guest: link.player.guest };
  return link.status === 'connecting' && player ? { name: player.username, guest: false } : null;
}
