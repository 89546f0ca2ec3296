import { useState, type ReactNode } from 'react';
import { Initial, Picture, Tile } from './model-logo.styles.js';

interface ModelLogoProps {
  name: string;
  url: string | null;
  size: number;
}

/** A model's logo, or its initial if there is none or it fails to load. Decorative: the name is beside it. */
export function ModelLogo({ name, url, size }: ModelLogoProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  const [letter = '?'] = name.trim();
  return (
    <Tile style={{ width: size, height: size }}>
      {url && url !== broken ? (
        <Picture src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        <Initial aria-hidden="true" style={{ fontSize: size * 0.56 }}>
          {letter}
        </Initial>
      )}
    </Tile>
  );
}
