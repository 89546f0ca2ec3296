import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius } from '#shared/theme/theme.js';

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

const Tile = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.secondSoft};
  box-shadow: inset 0 0 0 1px ${color.line};
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

const Initial = styled.span`
  font-family: ${font.pixel};
  font-weight: 600;
  line-height: 1;
  text-transform: uppercase;
  color: ${color.second};
`;
