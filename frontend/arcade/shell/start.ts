import { RACE_QUERY, REPLAY_QUERY } from '@gamegeek/rules/play-frames.js';
import { loadScript } from './extras.js';
import type { GameTexts, Presentation } from './presentation.js';
import { Shell } from './shell.js';

declare global {
  interface Window {
    /** Shows a recording. The file for all games puts it here. */
    arcadeReplay?: <State, Input, Words extends GameTexts>(game: Presentation<State, Input, Words>) => void;
    /** Races a recording, in the shell of the game. The file for all games puts it here. */
    arcadeRace?: <State, Input, Words extends GameTexts>(
      game: Presentation<State, Input, Words>,
      ShellOfGame: typeof Shell,
    ) => void;
  }
}

/** A game to be played, a recorded run of it, or a race against one. */
export function start<State, Input, Words extends GameTexts>(game: Presentation<State, Input, Words>): void {
  const { search } = location;
  if (search === REPLAY_QUERY) void loadScript('replay').then(() => window.arcadeReplay?.(game));
  else if (search === RACE_QUERY) void loadScript('race').then(() => window.arcadeRace?.(game, Shell));
  else new Shell(game);
}
