import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { color, radius, space } from '#shared/theme/theme.js';
import { List, Row } from '#ui/layout.js';
import { PanelText } from '#ui/page/panel.js';
import { Heading, Text } from '#ui/text.js';
import { sumOf, type Share } from '../figures.js';

interface PlaySharesProps {
  id: string;
  title: string;
  note?: string;
  shares: Share[];
  nameOf: (name: string) => string;
}

/** How many plays each origin or device has had, as numbers and as bars. */
export function PlayShares({ id, title, note, shares, nameOf }: PlaySharesProps): ReactNode {
  const { t } = useTranslation('gameStats');
  const format = useFormat();
  const all = sumOf(shares.map(({ plays }) => plays));
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" $size="base" id={id}>
        {title}
      </Heading>
      {note && <PanelText>{note}</PanelText>}
      {shares.length === 0 && <PanelText>{t('noPlays')}</PanelText>}
      <List $gap={8} $above={8}>
        {shares.map(({ name, plays }) => (
          <li key={name}>
            <Row $gap={8} $justify="space-between" $align="baseline">
              <Text as="span" $size="medium">
                {nameOf(name)}
              </Text>
              <Text as="span" $size="medium" $tabular>
                {format.number(plays)} · {format.percent(Math.round((plays / all) * 100))}
              </Text>
            </Row>
            <Track aria-hidden="true">
              <Filled style={{ width: `${(plays / all) * 100}%` }} />
            </Track>
          </li>
        ))}
      </List>
    </section>
  );
}

const Track = styled.div`
  height: 6px;
  margin-top: ${space[4]};
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
`;

const Filled = styled.div`
  height: 100%;
  border-radius: ${radius.round};
  background: ${color.accent};
`;
