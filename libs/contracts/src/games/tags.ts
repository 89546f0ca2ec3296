/** Tags that the form suggests; any other word of the same form is allowed as well. */
export const SUGGESTED_TAGS = [
  '3d',
  'action',
  'adventure',
  'arcade',
  'board-game',
  'cards',
  'casual',
  'dungeon',
  'fantasy',
  'horror',
  'idle',
  'logic',
  'maze',
  'merge',
  'multiplayer',
  'music',
  'physics',
  'pixel-art',
  'platformer',
  'puzzle',
  'quiz',
  'racing',
  'relaxing',
  'retro',
  'rhythm',
  'roguelike',
  'shooter',
  'snake',
  'space',
  'sports',
  'story',
  'strategy',
  'survival',
  'tower-defense',
  'turn-based',
  'typing',
  'word-game',
] as const;

export const TAGS_MAX = 5;
/** Lower-case words of letters, digits and hyphens. */
export const TAG_PATTERN = /^(?=.{2,24}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const INVALID_TAG = 'A tag has 2 to 24 letters a to z, digits or hyphens';

/** Tags are stored in lower case. */
export const asTag = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);
