import { optional, shape } from './shape.js';

/** 202: taken, and nothing more to say. */
export const isHeard = optional(shape<object>({}));
