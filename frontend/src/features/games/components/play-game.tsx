import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayLink, type PlayableGame } from './play-link.js';

/** A play button; nothing if the game cannot be played. */
export function PlayGame({ game }: { game: PlayableGame }): ReactNode {
  const { t } = useTranslation('games');
  return (
    <PlayLink game={game}>
      <Play size={17} aria-hidden="true" />
      {t('card.play')}
    </PlayLink>
  );
}
