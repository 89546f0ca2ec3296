import { declaration } from '../discovery/declaration.js';
import type { JobDefinition } from './jobs.service.js';

/** Declares a background job. */
export const ScheduledJob = declaration<JobDefinition>();
