import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[16]};
  }
`;

/** Icon and text side by side in wide cards, stacked where three cards share a row. */
export const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  padding: ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    padding: ${space[24]};
  }
`;

export type IconTone = 'accent' | 'second';

const signs = {
  accent: { ground: color.accentSoft, ink: color.accent },
  second: { ground: color.secondSoft, ink: color.second },
};

export const Sign = styled.span<{ $tone: IconTone }>`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.medium};
  background: ${({ $tone }) => signs[$tone].ground};
  color: ${({ $tone }) => signs[$tone].ink};
  ${from.desktop} {
    grid-row: auto;
    margin-bottom: ${space[8]};
  }
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-top: ${space[8]};
  > * {
    flex: 1;
  }
`;
