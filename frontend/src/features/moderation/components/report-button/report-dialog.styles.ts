import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const Intro = styled.p`
  margin: 0 0 16px;
  color: ${color.textMuted};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const Reasons = styled.fieldset`
  display: grid;
  gap: 2px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: 4px;
    padding: 0;
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

export const Reason = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 4px 8px;
  border-radius: ${radius.small};
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
  > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;
