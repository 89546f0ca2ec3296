import { keyframes, styled } from 'styled-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spinning } from '#shared/motion/spinning.js';
import { color, measure, radius } from '#shared/theme/theme.js';
import { VisuallyHidden } from '../visually-hidden.js';

const appear = keyframes`
  to { opacity: 1; }
`;

/** Shown after 150 ms: most pages load faster. */
const Region = styled.div`
  padding-top: 30vh;
  opacity: 0;
  animation: ${appear} 1ms 150ms forwards;
`;

const Spinner = styled.div`
  width: ${measure.target};
  height: ${measure.target};
  margin-inline: auto;
  border: 4px solid ${color.surfaceRaised};
  border-top-color: ${color.accent};
  border-radius: ${radius.round};
  ${spinning}
`;

export function PageLoading(): ReactNode {
  const { t } = useTranslation();
  return (
    <Region role="status" aria-busy="true">
      <Spinner />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </Region>
  );
}
