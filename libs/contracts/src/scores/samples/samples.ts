import { curlSample } from './curl.js';
import { javascriptSample } from './javascript.js';
import { pythonSample } from './python.js';
import type { SamplePlace } from './sample-place.js';
import { unitySample } from './unity.js';

export interface Sample {
  /** The name of the language or tool. */
  name: string;
  /** The file name of the sample. */
  file: string;
  /** The command that runs it, followed by the id of a play; undefined for editors. */
  command: string | undefined;
  textFor: (place: SamplePlace) => string;
}

export const SAMPLE_LANGUAGES = ['curl', 'javascript', 'python', 'unity'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** Samples for sending a score, shown on the key page and run by a test. */
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
