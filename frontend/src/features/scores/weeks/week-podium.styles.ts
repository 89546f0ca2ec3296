import { css, styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Podium = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: end;
    gap: ${space[16]};
  }
`;

/** The space below the content of a step. */
const HEIGHTS: Readonly<Record<number, string>> = { 1: '56px', 2: '28px' };

export const Step = styled.li<{ $place: number }>`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  grid-template-rows: auto auto;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${({ $place }) => ($place === 1 ? color.record : color.line)};
  > span:first-child,
  > img {
    grid-row: 1 / span 2;
  }
  ${from.tablet} {
    display: flex;
    flex-direction: column;
    gap: ${space[8]};
    padding: ${space[24]} ${space[16]} ${({ $place }) => HEIGHTS[$place] ?? space[16]};
    text-align: center;
    ${({ $place }) =>
      $place === 1 &&
      css`
        background: linear-gradient(${color.recordSoft}, ${color.surface} 60%);
      `}
  }
`;

export const Name = styled.span`
  align-self: end;
  min-width: 0;
  max-width: 100%;
  font-size: ${fontSize.base};
  font-weight: 600;
  a {
    padding-block: ${space[4]};
  }
  ${from.tablet} {
    align-self: auto;
  }
`;

export const Points = styled.span`
  align-self: start;
  font-size: ${fontSize.medium};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
  strong {
    color: ${color.text};
  }
  ${from.tablet} {
    align-self: auto;
  }
`;
