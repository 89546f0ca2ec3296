import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

/** A native select for accessibility on every device; only the frame is styled. */
export const Frame = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  > svg {
    position: absolute;
    right: 12px;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

export const Select = styled.select`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space[8]} ${space[32]} ${space[8]} ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.ground};
  color: ${color.text};
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;
  appearance: none;
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;
