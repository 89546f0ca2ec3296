import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';
import { Panel } from '#ui/page/panel.js';
import { Heading } from '#ui/text.js';
import { CodeText } from '../components/code.js';

const TIPS = ['public', 'end', 'keep', 'batch', 'higher', 'code'] as const;

export function Tips(): ReactNode {
  const { t } = useTranslation('apiKeys');
  return (
    <Panel aria-labelledby="tips">
      <Heading id="tips">{t('tips.title')}</Heading>
      <List>
        {TIPS.map((tip) => (
          <Tip key={tip} $marked={tip === 'public'}>
            <Heading as="h3" $size="base">
              <CodeText>{t(`tips.${tip}`)}</CodeText>
            </Heading>
            <TipText>
              <CodeText>{t(`tips.${tip}Text`)}</CodeText>
            </TipText>
          </Tip>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[16]} ${space[32]};
  margin: ${space[16]} 0 0;
  padding: 0;
  list-style: none;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The most important tip is highlighted, across the whole width. */
const Tip = styled.li<{ $marked: boolean }>`
  grid-column: ${({ $marked }) => ($marked ? '1 / -1' : 'auto')};
  padding: ${({ $marked }) => ($marked ? `${space[16]} ${space[16]}` : '0')};
  border-radius: ${radius.medium};
  background: ${({ $marked }) => ($marked ? color.surfaceRaised : 'transparent')};
  box-shadow: ${({ $marked }) => ($marked ? `inset 3px 0 0 ${color.second}` : 'none')};
`;

const TipText = styled.p`
  max-width: 68ch;
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.medium};
  line-height: 1.6;
  color: ${color.textMuted};
`;
