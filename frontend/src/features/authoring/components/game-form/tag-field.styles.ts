import { styled } from 'styled-components';
import { color, measure, radius, space } from '../../../../shared/theme/theme.js';

export const TagPlace = styled.div`
  display: grid;
  gap: ${space[10]};
  min-width: 0;
`;

/** Looks like a chosen category; a press removes it. */
export const ChosenTag = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[6]};
  min-height: ${measure.target};
  padding: ${space[8]} ${space[12]} ${space[8]} ${space[16]};
  border: 1px solid ${color.accent};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;
