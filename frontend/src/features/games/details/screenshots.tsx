import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { StateMessage } from '#ui/state-message.js';
import { Screenshot } from './screenshot.js';
import { Thumbnail, Thumbnails } from './screenshots.styles.js';

/** Most visitors open none. */
const ScreenshotViewer = lazyPart(() => import('./screenshot-viewer.js'), 'ScreenshotViewer');

interface ScreenshotsProps {
  name: string;
  category: GameCategory | undefined;
  urls: readonly string[];
}

/** A game's screenshots; each opens the viewer. */
export function Screenshots({ name, category, urls }: ScreenshotsProps): ReactNode {
  const { t } = useTranslation('games');
  const [opened, setOpened] = useState<number>();
  if (urls.length === 0) return <StateMessage title={t('screenshots.none')} />;
  return (
    <>
      <Thumbnails>
        {urls.map((url, index) => (
          <li key={url}>
            <Thumbnail
              type="button"
              aria-label={t('screenshots.open', { n: index + 1, name })}
              onClick={() => setOpened(index)}
            >
              <Screenshot name={name} category={category} url={url} alt="" />
            </Thumbnail>
          </li>
        ))}
      </Thumbnails>
      {opened !== undefined && (
        <Suspense>
          <ScreenshotViewer
            name={name}
            category={category}
            urls={urls}
            first={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
