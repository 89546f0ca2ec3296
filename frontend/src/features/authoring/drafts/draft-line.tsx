import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

const Line = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  margin: 0;
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.medium};
  background: ${color.secondSoft};
  font-size: ${fontSize.medium};
  svg {
    flex: none;
    color: ${color.second};
  }
`;

const Discard = styled.button`
  min-height: ${measure.target};
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

/** Shows that a draft was restored and offers to discard it. */
export function DraftLine({ onDiscard }: { onDiscard: () => void }): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <Line role="status">
      <History size={17} aria-hidden="true" />
      {t('draft.restored')} ·{' '}
      <Discard type="button" onClick={onDiscard}>
        {t('draft.discard')}
      </Discard>
    </Line>
  );
}
