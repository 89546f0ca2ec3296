import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Reasons = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${space[4]};
    padding: 0;
    font-size: ${fontSize.medium};
    font-weight: 600;
  }
`;

export const Reason = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${measure.target};
  padding: ${space[4]} ${space[8]};
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
