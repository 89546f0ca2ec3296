import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { useState, type ReactNode } from 'react';
import { GameSprite } from '../sprite/game-sprite.js';
import { Frame, Picture } from './game-picture.styles.js';

interface GamePictureProps {
  name: string;
  category?: GameCategory | undefined;
  url: string | null;
}

/** A game's picture, or the sprite of its name if there is none or it fails to load. */
export function GamePicture({ name, category, url }: GamePictureProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  return (
    <Frame>
      {url && url !== broken ? (
        <Picture src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        <GameSprite name={name} category={category} />
      )}
    </Frame>
  );
}
