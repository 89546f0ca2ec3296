import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { pictureSources } from '@gamegeek/contracts/pictures/picture-address.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameSprite } from '#ui/pictures/game-sprite.js';
import { BrokenNote, Frame, Picture } from './screenshots.styles.js';

interface ScreenshotProps {
  name: string;
  category: GameCategory | undefined;
  url: string;
  /** The alternative text; empty where the button around it has a name. */
  alt: string;
  /** Whether to show the whole picture or to fill the frame. */
  whole?: boolean;
}

/** One screenshot; if it fails to load, the game's sprite with a message. */
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
          srcSet={pictureSources(url)}
          sizes={whole ? 'auto, 100vw' : 'auto, 320px'}
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
