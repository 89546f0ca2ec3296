import type { PlayFrame, PlayPlayer } from '@gamegeek/contracts/play/play.schemas.js';
import type { PortPlayer, SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import type { Theme } from '@gamegeek/contracts/preferences/preferences.js';
import { aroundScore, topOfBoard, type ReadBoard } from '@gamegeek/rules/leaderboard/board-requests.js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../shared/api/api-error.js';
import { isLanguage } from '../../../../shared/i18n/languages.js';
import { useThemeChoice } from '../../../../shared/theme/theme-choice.js';
import { rememberGuest } from '../../guest/guest-key.js';
import { FrameHost, type HostState, type RequestHandlers } from '../../host/frame-host.js';
import { PlaySession } from '../../session/play-session.js';

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
}

/** The connection between page and server. */
export type StageLink =
  | { status: 'connecting' }
  | { status: 'playing'; player: PlayPlayer }
  | { status: 'failed'; error: unknown };

interface StageRun {
  /** The number of starts; 0 while the cover is shown. */
  run: number;
  frameRef: React.RefObject<HTMLIFrameElement | null>;
  hostState: HostState;
  link: StageLink;
  /** The number of queued scores. */
  waiting: number;
  start: () => void;
  reconnect: () => void;
}

const CONNECTING: StageLink = { status: 'connecting' };

export function useStage({ gameId, frame, player, readBoard, onSignIn, onResult }: StageOptions): StageRun {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const host = useRef<FrameHost>(undefined);
  const session = useRef<PlaySession>(undefined);
  const [run, setRun] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [hostState, setHostState] = useState<HostState>('waiting');
  const [link, setLink] = useState<StageLink>(CONNECTING);
  const [waiting, setWaiting] = useState(0);
  const theme = useShownTheme();
  const { i18n } = useTranslation();
  const locale = isLanguage(i18n.language) ? i18n.language : 'en';
  const shownPlayer = toPort(link, player);
  const playerKey = player === undefined ? undefined : (player?.id ?? 'guest');
  const latest = useRef({ player: shownPlayer, ownId: player?.id, theme, locale, readBoard, onSignIn, onResult });
  useLayoutEffect(() => {
    latest.current = { player: shownPlayer, ownId: player?.id, theme, locale, readBoard, onSignIn, onResult };
  });

  const reconnect = useCallback(() => setAttempt((count) => count + 1), []);
  const isRunning = run > 0;

  useEffect(() => {
    if (!isRunning || playerKey === undefined) return;
    const own = new PlaySession(gameId, playerKey === 'guest' ? undefined : playerKey, {
      onPlayer: (who) => {
        if (who.guest) rememberGuest();
        setLink({ status: 'playing', player: who });
      },
      onQueue: (count) => {
        setWaiting(count);
        host.current?.notify({ type: 'queue', waiting: count });
      },
      onLate: (score, result) => {
        latest.current.onResult(score, result);
        host.current?.notify({ type: 'late-score', score, result });
      },
    });
    session.current = own;
    own.open().catch((error: unknown) => session.current === own && setLink({ status: 'failed', error }));
    const leave = () => own.end();
    const handleReturn = ({ persisted }: PageTransitionEvent) => persisted && reconnect();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', handleReturn);
      own.end();
      session.current = undefined;
      setWaiting(0);
      setLink(CONNECTING);
    };
  }, [isRunning, gameId, playerKey, attempt, reconnect]);

  // A layout effect: the game may send hello as soon as its frame is inserted.
  useLayoutEffect(() => {
    const element = frameRef.current;
    if (run === 0 || !element) return;
    const own = new FrameHost({
      frame: element,
      origin: frame.origin,
      welcome: () => ({
        player: latest.current.player,
        locale: latest.current.locale,
        theme: latest.current.theme,
      }),
      handlers: handlersFor(() => session.current, latest),
      onState: setHostState,
    });
    host.current = own;
    element.focus();
    return () => {
      own.close();
      host.current = undefined;
      setHostState('waiting');
    };
  }, [run, frame.origin]);

  const { name, guest } = shownPlayer ?? {};
  useEffect(() => {
    host.current?.notify({
      type: 'player',
      player: name === undefined || guest === undefined ? null : { name, guest },
    });
  }, [name, guest]);
  useEffect(() => host.current?.notify({ type: 'theme', theme }), [theme]);
  useEffect(() => host.current?.notify({ type: 'locale', locale }), [locale]);

  const start = useCallback(() => setRun((count) => count + 1), []);
  return { run, frameRef, hostState, link, waiting, start, reconnect };
}

interface Latest {
  player: PortPlayer | null;
  ownId: string | undefined;
  readBoard: ReadBoard;
  onSignIn: () => Promise<void>;
  onResult: (score: number, result: SubmitResult) => void;
}

function handlersFor(session: () => PlaySession | undefined, latest: { current: Latest }): RequestHandlers {
  const running = (): PlaySession => {
    const own = session();
    if (!own) throw new ApiError('unavailable', 'The session has not begun');
    return own;
  };
  return {
    round: async () => ({ round: await running().round() }),
    guess: async ({ round, at, input }) => running().guess({ round, at, input }),
    submit: async ({ score, round, log }) => {
      const result = await running().submit(score, round, log);
      latest.current.onResult(score, result);
      if (result.status === 'queued' || result.status === 'refused') return result;
      const total = await latest.current.readBoard({ limit: 1 }).then(
        (page) => page.total,
        () => null,
      );
      return { ...result, total };
    },
    top: ({ n }) => topOfBoard(latest.current.readBoard, n, latest.current.ownId),
    around: ({ score }) => aroundScore(latest.current.readBoard, score, latest.current.ownId),
    ping: async ({ state }) => {
      session()?.ping(state);
      return {};
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

const LIGHT = '(prefers-color-scheme: light)';

/** The displayed theme; a device that follows the system has one of both. */
function useShownTheme(): Theme {
  const choice = useThemeChoice((state) => state.choice);
  const [isLight, setIsLight] = useState(() => window.matchMedia(LIGHT).matches);
  useEffect(() => {
    const query = window.matchMedia(LIGHT);
    const follow = () => setIsLight(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  if (choice !== 'system') return choice;
  return isLight ? 'light' : 'dark';
}
