/** The parts of a game's studio, in the order of their tabs. */
export const STUDIO_PARTS = ['overview', 'builds', 'boards', 'scores', 'calls', 'share', 'settings'] as const;
export type StudioPart = (typeof STUDIO_PARTS)[number];
