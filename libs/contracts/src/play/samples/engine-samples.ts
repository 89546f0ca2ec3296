import type { Sample } from '../../scores/samples/samples.js';
import { godotPlaySample } from './godot.js';
import { pythonPlaySample } from './python.js';
import { unityPlaySample } from './unity.js';

export const ENGINES = ['python', 'godot', 'unity'] as const;
export type Engine = (typeof ENGINES)[number];

interface EngineSample extends Sample {
  /** The address of the file that the sample uses. */
  library: string;
}

/** Samples for games outside the browser, which connect with a code that the player confirms on the site. */
export const ENGINE_SAMPLES: Readonly<Record<Engine, EngineSample>> = {
  python: {
    name: 'Python',
    file: 'play.py',
    command: 'python3 play.py',
    library: '/sdk/gamegeek.py',
    textFor: pythonPlaySample,
  },
  godot: {
    name: 'Godot',
    file: 'score_keeper.gd',
    command: undefined,
    library: '/sdk/GameGeek.gd',
    textFor: godotPlaySample,
  },
  unity: {
    name: 'Unity C#',
    file: 'ScoreKeeper.cs',
    command: undefined,
    library: '/sdk/GameGeek.cs',
    textFor: unityPlaySample,
  },
};
