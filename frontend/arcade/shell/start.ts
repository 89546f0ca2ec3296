import { REPLAY_QUERY } from '@gamegeek/rules/play-frames.js';
import { loadScript } from './extras.js';
import type { GameTexts, Presentation } from './presentation.js';
import { Shell } from './shell.js';

declare global {
  interface Window {
    /** Shows a recording. The file for all games puts it here. */
    arcadeReplay?: <State, Input, Words extends GameTexts>(game: Presentation<State, Input, Words>) => void;
  }
}

/** A game to be played, or a recorded run of it. */
export function start<State, Input, Words extends GameTexts>(game: Presentation<State, Input, Words>): void {
  if (location.search === REPLAY_QUERY) void loadScript('replay').then(() => window.arcadeReplay?.(game));
  else new Shell(game);
}
