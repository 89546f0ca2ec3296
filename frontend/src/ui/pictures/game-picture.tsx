import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { pictureSources } from '@gamegeek/contracts/pictures/picture-address.js';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '#shared/theme/theme.js';
import { GameSprite } from './game-sprite.js';

interface GamePictureProps {
  name: string;
  category?: GameCategory | undefined;
  url: string | null;
  /** The width at which it is shown, for the choice of a file; by default that of a card. */
  sizes?: string;
}

/** A game's picture, or the sprite of its name if there is none or it fails to load. */
export function GamePicture({
  name,
  category,
  url,
  sizes = 'auto, (min-width: 40em) 360px, 100vw',
}: GamePictureProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  return (
    <Frame>
      {url && url !== broken ? (
        <Picture
          src={url}
          srcSet={pictureSources(url)}
          sizes={sizes}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      ) : (
        <GameSprite name={name} category={category} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.surfaceRaised};
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
