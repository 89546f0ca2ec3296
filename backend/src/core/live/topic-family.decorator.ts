import { declaration } from '../discovery/declaration.js';
import type { TopicDefinition } from './topic-registry.service.js';

/** Declares a family of live topics. */
export const TopicFamily = declaration<TopicDefinition>();
