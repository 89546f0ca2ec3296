import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Field = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${space[8]};
    font-weight: 600;
  }
`;

export const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 48px;
  padding: ${space[8]} ${space[16]} ${space[8]} ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  font-weight: 500;
  cursor: pointer;
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accent};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
