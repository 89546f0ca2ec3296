import type { Sample } from '../../scores/samples/samples.js';
import { godotPlaySample } from './godot.js';
import { pythonPlaySample } from './python.js';
import { unityPlaySample } from './unity.js';

export const ENGINES = ['python', 'godot', 'unity'] as const;
export type Engine = (typeof ENGINES)[number];

/** Samples for games outside the browser, which connect with a code that the player confirms on the site. */
export const ENGINE_SAMPLES: Readonly<Record<Engine, Sample>> = {
  python: { name: 'Python', file: 'play.py', command: 'python3 play.py', textFor: pythonPlaySample },
  godot: { name: 'Godot', file: 'game_geek.gd', command: undefined, textFor: godotPlaySample },
  unity: { name: 'Unity C#', file: 'GameGeekPlay.cs', command: undefined, textFor: unityPlaySample },
};
