import { curlSample } from './curl.js';
import { javascriptSample } from './javascript.js';
import { pythonSample } from './python.js';
import type { SamplePlace } from './sample-place.js';
import { unitySample } from './unity.js';

export interface Sample {
  /** As its makers write it. */
  name: string;
  /** What it is saved as. */
  file: string;
  /** Runs it; the id of a play may follow. Undefined where an editor does. */
  command: string | undefined;
  textFor: (place: SamplePlace) => string;
}

export const SAMPLE_LANGUAGES = ['curl', 'javascript', 'python', 'unity'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** How a game sends a score. The key page shows these texts and a test runs them, so that they cannot part. */
export const SAMPLES: Readonly<Record<SampleLanguage, Sample>> = {
  curl: { name: 'cURL', file: 'send-score.sh', command: 'bash send-score.sh', textFor: curlSample },
  javascript: {
    name: 'JavaScript',
    file: 'send-score.mjs',
    command: 'node send-score.mjs',
    textFor: javascriptSample,
  },
  python: { name: 'Python', file: 'send_score.py', command: 'python3 send_score.py', textFor: pythonSample },
  unity: { name: 'Unity C#', file: 'ScoreSender.cs', command: undefined, textFor: unitySample },
};
