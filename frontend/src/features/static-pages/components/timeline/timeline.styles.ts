import { styled } from 'styled-components';
import { color, from, measure } from '../../../../shared/theme/theme.js';

export const Entries = styled.ol`
  margin: 28px 0 0;
  padding: 0;
  list-style: none;
  ${from.desktop} {
    columns: 2;
    column-gap: 48px;
  }
`;

/** A vertical line with a pixel at each year. */
export const Entry = styled.li`
  position: relative;
  display: grid;
  gap: 2px;
  margin-left: 4px;
  padding: 0 0 26px 26px;
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
    gap: 16px;
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
  margin: 4px 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
`;
