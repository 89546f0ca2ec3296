import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Answer = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.ground};
  font-size: ${fontSize.medium};
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: inherit;
    outline: none;
  }
`;
