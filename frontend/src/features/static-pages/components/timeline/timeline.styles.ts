import { styled } from 'styled-components';
import { Eyebrow } from '../../../../shared/ui/eyebrow/eyebrow.js';
import { color, from, measure } from '../../../../shared/theme/theme.js';

export const Entries = styled.ol`
  margin: 28px 0 0;
  padding: 0;
  list-style: none;
`;

/** A line runs down the years, with a pixel at each. */
export const Entry = styled.li`
  position: relative;
  display: grid;
  gap: 2px;
  margin-left: 4px;
  padding: 0 0 26px 26px;
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

export const Year = styled(Eyebrow)`
  font-size: 1.125rem;
  line-height: 1.35;
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
