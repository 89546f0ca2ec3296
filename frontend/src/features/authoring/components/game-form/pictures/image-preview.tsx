import { isWebUrl } from '@gamegeek/contracts/validation/web-url.js';
import { ImageOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Broken, PreviewFrame, PreviewImage } from './image-preview.styles.js';

/** The picture at an address, or an error message. Only web addresses are loaded. */
export function ImagePreview({ url, label }: { url: string; label: string }): ReactNode {
  const { t } = useTranslation('authoring');
  const [broken, setBroken] = useState<string>();
  return (
    <PreviewFrame>
      {isWebUrl(url) && url !== broken ? (
        <PreviewImage
          src={url}
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
