import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

export const Field = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 8px;
    font-weight: 600;
  }
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding: 6px 18px 6px 14px;
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
