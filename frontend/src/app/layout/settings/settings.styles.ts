import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

/** A native select for accessibility on every device; only the frame is styled. */
export const SelectFrame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: ${color.textMuted};
  > svg {
    position: absolute;
    left: 10px;
    pointer-events: none;
  }
`;

export const Select = styled.select`
  min-height: ${measure.target};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[32]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  font: inherit;
  font-size: ${fontSize.medium};
  font-weight: 500;
  cursor: pointer;
  appearance: none;
  &:hover {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
  option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;
