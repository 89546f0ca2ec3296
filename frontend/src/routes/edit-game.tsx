import type { ReactNode } from 'react';
import { ToStudio } from './parts/to-studio.js';

/** Redirects to the settings of a game. */
export default function EditGameRedirect(): ReactNode {
  return <ToStudio part="settings" />;
}
