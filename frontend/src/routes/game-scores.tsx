import type { ReactNode } from 'react';
import { ToStudio } from './parts/to-studio.js';

/** Redirects to the scores of a game in its studio. */
export default function GameScoresRedirect(): ReactNode {
  return <ToStudio part="scores" />;
}
