import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Group = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space[8]};
    padding: 0;
    font-size: ${fontSize.medium};
    font-weight: 600;
  }
`;

/** A checkbox styled as a badge. */
export const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding: ${space[8]} ${space[16]} ${space[8]} ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: ${color.ground};
  font-size: ${fontSize.medium};
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
