import type { BuildReport } from '@gamegeek/contracts/builds/build-messages.js';
import { useCallback, useState } from 'react';

/** What the page sees of a run of a game. */
export type RunEvent =
  | BuildReport
  /** A new frame. */
  | { kind: 'start' }
  /** The frame has loaded a page: the game, or one of the browser, which looks the same from outside. */
  | { kind: 'load' }
  /** The SDK has said hello, or has not for some seconds. */
  | { kind: 'hello' | 'silent' }
  /** The server has taken a score. */
  | { kind: 'score'; score: number };

/** How the last run of a game went. Only builds report errors, the first frame and touch. */
export interface RunReport {
  isLoaded: boolean;
  sdk: 'waiting' | 'hello' | 'silent';
  /** Different messages in the console, the first ones. */
  errors: readonly string[];
  /** Milliseconds until the first frame. */
  firstFrame: number | undefined;
  hasTouch: boolean;
  /** The last score, also of an earlier run of this visit. */
  score: number | undefined;
}

const ERRORS_MAX = 5;
const START: RunReport = {
  isLoaded: false,
  sdk: 'waiting',
  errors: [],
  firstFrame: undefined,
  hasTouch: false,
  score: undefined,
};

function after(report: RunReport, event: RunEvent): RunReport {
  switch (event.kind) {
    case 'start':
      return { ...START, score: report.score };
    case 'load':
      return { ...report, isLoaded: true };
    case 'hello':
    case 'silent':
      return { ...report, sdk: event.kind };
    case 'error': {
      const isKnown = report.errors.length >= ERRORS_MAX || report.errors.includes(event.message);
      return isKnown ? report : { ...report, errors: [...report.errors, event.message] };
    }
    case 'frame':
      return { ...report, firstFrame: Math.round(event.ms) };
    case 'touch':
      return { ...report, hasTouch: true };
    case 'score':
      return { ...report, score: event.score };
  }
}

/** Gathers what happens in a run; undefined before the first one. */
export function useRunReport(): { report: RunReport | undefined; note: (event: RunEvent) => void } {
  const [report, setReport] = useState<RunReport>();
  const note = useCallback((event: RunEvent) => setReport((last = START) => after(last, event)), []);
  return { report, note };
}
