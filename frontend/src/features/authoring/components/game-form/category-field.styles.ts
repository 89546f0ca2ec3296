import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A checkbox styled as a badge. */
export const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 8px 16px 8px 12px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: ${color.ground};
  font-size: 0.9375rem;
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
