import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';

/** What a file input offers. */
export const BUILD_FILES = '.html,.htm,.zip';

/** By its name: systems disagree about the types of archives. */
export const typeOfBuild = ({ name }: File): string => (/\.zip$/i.test(name) ? 'application/zip' : 'text/html');

/** Why a file is refused before it is sent. */
export function refusalOf({ name, size }: File): 'type' | 'empty' | 'large' | undefined {
  if (!/\.(html?|zip)$/i.test(name)) return 'type';
  if (size === 0) return 'empty';
  return size > BUILD_LIMITS.packed ? 'large' : undefined;
}

/** A name for a game: the title of its page, or the name of the file. */
export function nameFor(file: File, title: string | null): string {
  if (title !== null) return title;
  const name = file.name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  return name === 'index' ? '' : name.charAt(0).toUpperCase() + name.slice(1);
}
