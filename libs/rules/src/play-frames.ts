import type { PlayFrame } from '@gamegeek/contracts/play/play.schemas.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

const HOSTED_SANDBOX = 'allow-scripts allow-pointer-lock';
/** Games of other origins keep their storage; many do not start without it. */
const FOREIGN_SANDBOX = 'allow-scripts allow-same-origin allow-pointer-lock allow-forms allow-popups';
const HOSTED_ALLOW = 'autoplay; fullscreen; gamepad';
/**
 * No fullscreen: a game could cover the sign-in dialog with a copy of it. The page shows the whole stage in fullscreen.
 */
const FOREIGN_ALLOW = 'autoplay; gamepad';

const HOSTED = { sandbox: HOSTED_SANDBOX, allow: HOSTED_ALLOW, origin: 'null' };

/** A game of the arcade, in an opaque origin. */
export function arcadeFrame(arcadeId: string, language: Language = 'en'): PlayFrame {
  return { src: `/arcade/${arcadeFile(arcadeId, language)}`, ...HOSTED };
}

/** What the address of an arcade game ends in when it shows a recording instead. */
export const REPLAY_QUERY = '?replay';

/** An arcade game that shows a recording. */
export function replayFrame(arcadeId: string, language: Language): PlayFrame {
  const frame = arcadeFrame(arcadeId, language);
  return { ...frame, src: frame.src + REPLAY_QUERY };
}

/** What the address of an arcade game ends in when it is raced against a recording. */
export const RACE_QUERY = '?race';

/** An arcade game that races a recording. */
export function raceFrame(arcadeId: string, language: Language): PlayFrame {
  const frame = arcadeFrame(arcadeId, language);
  return { ...frame, src: frame.src + RACE_QUERY };
}

/** The file of an arcade game in a language: `snake`, `snake.de`. */
export const arcadeFile = (arcadeId: string, language: Language): string =>
  language === 'en' ? arcadeId : `${arcadeId}.${language}`;

/** A build, in an opaque origin. */
export function buildFrame(buildId: string): PlayFrame {
  return { src: buildAddress(buildId), ...HOSTED };
}

/** The page of a build. */
export const buildAddress = (buildId: string): string => `/builds/${buildId}/`;

/** A game of another site. A URL on this site must not get its origin in the frame. */
export function foreignFrame(gameUrl: string, siteOrigin: string): PlayFrame {
  const { origin } = new URL(gameUrl);
  return origin === siteOrigin
    ? { src: gameUrl, sandbox: HOSTED_SANDBOX, allow: FOREIGN_ALLOW, origin: 'null' }
    : { src: gameUrl, sandbox: FOREIGN_SANDBOX, allow: FOREIGN_ALLOW, origin };
}
