import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';
import { Text } from '#ui/text.js';
import { useSiteFigures, type SiteFigure } from '../get-site-figures.js';

const FIGURES: readonly SiteFigure[] = ['models', 'games', 'players', 'contests'];

/** The goals of the site, each with the current figure. */
export function SiteFigures(): ReactNode {
  const { t } = useTranslation('staticPages');
  const figures = useSiteFigures();
  return (
    <Figures>
      {FIGURES.map((name) => {
        const figure = figures[name];
        return (
          <Figure key={name}>
            <Aim>{t(`figures.${name}.aim`)}</Aim>
            <Text as="span" $above={4} $muted $strong>
              {t(`figures.${name}.label`)}
            </Text>
            <Now>{figure !== undefined && t(`figures.${name}.now`, { figure })}</Now>
          </Figure>
        );
      })}
    </Figures>
  );
}

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  margin: ${space[24]} 0 0;
  padding: 0;
  list-style: none;
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[16]};
  }
`;

const Figure = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${space[16]} ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: ${space[24]};
  }
`;

const Aim = styled.strong`
  font-size: ${fontSize.heading};
  font-weight: 800;
  line-height: 1.15;
  letter-spacing: -0.025em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** Reserves its line while loading. */
const Now = styled.span`
  min-height: 1.5em;
  margin-top: auto;
  padding-top: ${space[12]};
  font-size: ${fontSize.medium};
  font-variant-numeric: tabular-nums;
  color: ${color.accent};
`;
