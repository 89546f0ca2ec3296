import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { Text } from '#ui/text.js';
import { Screenshot } from './screenshot.js';
import { Stage, Steps } from './screenshots.styles.js';

/** The shortest horizontal movement that counts as a swipe. */
const SWIPE_PX = 40;

interface ScreenshotViewerProps {
  name: string;
  category: GameCategory | undefined;
  urls: readonly string[];
  /** The initial picture. */
  first: number;
  onClose: () => void;
}

/** Screenshots one at a time, as large as the window: with arrow keys, buttons or swipes. */
export function ScreenshotViewer({ name, category, urls, first, onClose }: ScreenshotViewerProps): ReactNode {
  const { t } = useTranslation('games');
  const [index, setIndex] = useState(first);
  const pressedAt = useRef<number>(undefined);
  const count = urls.length;
  const isOnly = count === 1;
  const url = urls[index] ?? '';

  useEffect(() => {
    function handleKey({ key }: KeyboardEvent): void {
      if (key === 'ArrowRight') setIndex((now) => (now + 1) % count);
      if (key === 'ArrowLeft') setIndex((now) => (now - 1 + count) % count);
      if (key === 'Home') setIndex(0);
      if (key === 'End') setIndex(count - 1);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [count]);

  const step = (by: 1 | -1): void => setIndex((index + by + count) % count);

  function handleRelease({ clientX }: PointerEvent): void {
    const moved = clientX - (pressedAt.current ?? clientX);
    pressedAt.current = undefined;
    if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
  }

  return (
    <Dialog title={t('screenshots.title', { name })} isWide onClose={onClose}>
      <Stage
        onPointerDown={({ clientX }) => (pressedAt.current = clientX)}
        onPointerUp={handleRelease}
        onPointerCancel={() => (pressedAt.current = undefined)}
      >
        <Screenshot
          key={url}
          name={name}
          category={category}
          url={url}
          alt={t('screenshots.alt', { n: index + 1, name })}
          whole
        />
      </Stage>
      <Steps>
        {!isOnly && (
          <Button aria-label={t('screenshots.previous')} onClick={() => step(-1)}>
            <ChevronLeft size={20} aria-hidden="true" />
          </Button>
        )}
        <Text $muted $tabular aria-live="polite">
          {t('screenshots.count', { n: index + 1, total: count })}
        </Text>
        {!isOnly && (
          <Button data-first-focus aria-label={t('screenshots.next')} onClick={() => step(1)}>
            <ChevronRight size={20} aria-hidden="true" />
          </Button>
        )}
      </Steps>
    </Dialog>
  );
}
