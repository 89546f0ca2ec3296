import type { Extras } from '../shell/extras.js';
import { earn, endNews } from './end-news.js';
import { Gamepads } from './gamepads.js';
import { outcomeAfter } from './late-outcome.js';
import { Music } from './music.js';
import { OptionsPanel } from './options-panel.js';
import { sharedText } from './share-text.js';

export const ALL: Extras = { OptionsPanel, Music, Gamepads, endNews, earn, outcomeAfter, sharedText };
