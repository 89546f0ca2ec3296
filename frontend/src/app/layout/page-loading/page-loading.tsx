import { keyframes, styled } from 'styled-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, radius, still } from '../../../shared/theme/theme.js';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.js';

const appear = keyframes`
  to { opacity: 1; }
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

/**
 * Keeps the page's height, so that the footer waits below the window and is not pushed out of it. Says nothing in the
 * first 150 ms: most pages are here before.
 */
const Place = styled.div`
  min-height: 100vh;
  padding-top: 30vh;
  opacity: 0;
  animation: ${appear} 1ms 150ms forwards;
`;

const Track = styled.div`
  width: 160px;
  height: 4px;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    border-radius: inherit;
    background: ${color.accent};
    animation: ${slide} 1.1s ease-in-out infinite;
    ${still} {
      animation: none;
    }
  }
`;

export function PageLoading(): ReactNode {
  const { t } = useTranslation();
  return (
    <Place role="status">
      <Track />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </Place>
  );
}
