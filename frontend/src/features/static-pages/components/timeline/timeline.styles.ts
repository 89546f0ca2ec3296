import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

export const Entries = styled.ol`
  margin: ${space[28]} 0 0;
  padding: 0;
  list-style: none;
  ${from.desktop} {
    columns: 2;
    column-gap: ${space[48]};
  }
`;

/** A vertical line with a pixel at each year. */
export const Entry = styled.li`
  position: relative;
  display: grid;
  gap: ${space[2]};
  margin-left: ${space[4]};
  padding: 0 0 ${space[28]} ${space[28]};
  break-inside: avoid;
  border-left: 2px solid ${color.line};
  &::before {
    content: '';
    position: absolute;
    top: 6px;
    left: -6px;
    width: 10px;
    height: 10px;
    background: ${color.accent};
  }
  &:last-child {
    padding-bottom: 0;
    border-left-color: transparent;
  }
  ${from.tablet} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space[16]};
  }
`;

/** In the text face: in the retro face 5 looks like 8. */
export const Year = styled.p`
  margin: 0;
  font-size: 1.0625rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  color: ${color.second};
`;

export const Title = styled.h3`
  margin: 0;
  font-size: 1.0625rem;
  line-height: 1.4;
`;

export const Text = styled.p`
  max-width: ${measure.text};
  margin: ${space[4]} 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
`;
