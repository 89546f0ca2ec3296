import { optional, shape } from './shape.js';

/** 202: accepted, without further data. */
export const isHeard = optional(shape<object>({}));
