import { optional, shape } from './shape.js';

/** 202: accepted, without further data. */
export const isAccepted = optional(shape<object>({}));
