import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlayFrame } from '@gamegeek/contracts/play/play.schemas.js';
import { arcadeFrame, buildFrame, foreignFrame } from '@gamegeek/rules/play-frames.js';
import { useShownLanguage } from '#shared/i18n/use-shown-language.js';

/** The frame of a game played on this site, in the language of the page; undefined for other games. */
export function useFrame({
  launch,
  arcade_id: arcadeId,
  build_id: buildId,
  game_url: url,
}: Game): PlayFrame | undefined {
  const language = useShownLanguage();
  if (launch === 'hosted' && arcadeId !== null) return arcadeFrame(arcadeId, language);
  if (launch === 'hosted' && buildId !== null) return buildFrame(buildId);
  return launch === 'embed' && url !== null ? foreignFrame(url, window.location.origin) : undefined;
}
