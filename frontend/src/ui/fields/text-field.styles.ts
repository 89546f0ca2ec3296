import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

export const Label = styled.label`
  font-size: ${fontSize.medium};
  font-weight: 600;
`;

export const Line = styled.div<{ $invalid: boolean }>`
  display: flex;
  align-items: center;
  min-height: 48px;
  border: 1px solid ${({ $invalid }) => ($invalid ? color.danger : color.lineStrong)};
  border-radius: ${radius.medium};
  background: ${color.ground};
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 46px;
  padding: 0 ${space[12]};
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: ${color.text};
  font: inherit;
  outline: none;
`;

export const ErrorText = styled.p`
  margin: 0;
  font-size: ${fontSize.medium};
  font-weight: 500;
  color: ${color.danger};
`;
