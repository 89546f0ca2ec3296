import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font, fontSize, from, space } from '#shared/theme/theme.js';
import { Panel } from '#ui/page/panel.js';
import { Heading } from '#ui/text.js';
import { CodeText } from '../components/code.js';
import { Text } from './key-page.styles.js';

interface StepProps {
  number: number;
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

export function Step({ number, id, title, intro, children }: StepProps): ReactNode {
  const { t } = useTranslation('apiKeys');
  return (
    <StepPanel aria-labelledby={id}>
      <Numeral>{t('step', { number })}</Numeral>
      <div>
        <Heading id={id}>{title}</Heading>
        <Text>
          <CodeText>{intro}</CodeText>
        </Text>
        {children}
      </div>
    </StepPanel>
  );
}

/** The step number in the pixel face: beside the step, or above it on narrow screens. */
const StepPanel = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[24]};
  ${from.desktop} {
    grid-template-columns: 72px minmax(0, 1fr);
  }
`;

const Numeral = styled.p`
  margin: 0;
  font-family: ${font.pixel};
  font-weight: 600;
  font-size: ${fontSize.large};
  line-height: 1.4;
  color: ${color.second};
`;
