import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameSprite } from '../../../../shared/ui/sprite/game-sprite.js';
import { BrokenNote, Frame, Picture } from './screenshots.styles.js';

interface ScreenshotProps {
  name: string;
  category: GameCategory | undefined;
  url: string;
  /** What it says to those who do not see it; nothing where its button says so already. */
  alt: string;
  /** The whole picture, or as much of it as fills the frame. */
  whole?: boolean;
}

/** One picture of a game; one that cannot be had is replaced by the game's sprite, and says so. */
export function Screenshot({ name, category, url, alt, whole = false }: ScreenshotProps): ReactNode {
  const { t } = useTranslation('games');
  const [isBroken, setBroken] = useState(false);
  return (
    <Frame>
      {isBroken ? (
        <>
          <GameSprite name={name} category={category} />
          <BrokenNote>{t('screenshots.broken')}</BrokenNote>
        </>
      ) : (
        <Picture
          src={url}
          alt={alt}
          $whole={whole}
          draggable={false}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
    </Frame>
  );
}
