import { pictureSources } from '@gamegeek/contracts/pictures/picture-address.js';
import { isPictureUrl } from '@gamegeek/contracts/validation/web-url.js';
import { ImageOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

/** The picture at an address, or an error message. Only addresses that the form accepts are loaded. */
export function ImagePreview({ url, label }: { url: string; label: string }): ReactNode {
  const { t } = useTranslation('authoring');
  const [broken, setBroken] = useState<string>();
  return (
    <PreviewFrame>
      {isPictureUrl(url) && url !== broken ? (
        <PreviewImage
          src={url}
          srcSet={pictureSources(url)}
          sizes="auto, 320px"
          alt={label}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      ) : (
        <Broken>
          <ImageOff size={22} aria-hidden="true" />
          {t('game.broken')}
        </Broken>
      )}
    </PreviewFrame>
  );
}

const PreviewFrame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const PreviewImage = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Broken = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[8]};
  height: 100%;
  padding: ${space[8]};
  border: 1px dashed ${color.lineStrong};
  border-radius: inherit;
  font-size: ${fontSize.medium};
  text-align: center;
  color: ${color.textMuted};
`;
