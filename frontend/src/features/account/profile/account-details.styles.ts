import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';

export const Details = styled.dl`
  display: grid;
  gap: ${space[16]};
  margin: 0 0 ${space[16]};
  dt {
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
  dd {
    margin: ${space[4]} 0 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Mark = styled.span<{ $verified: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-top: ${space[4]};
  font-size: ${fontSize.medium};
  color: ${({ $verified }) => ($verified ? color.accent : color.record)};
`;

export const Hint = styled.span`
  display: block;
  margin-top: ${space[4]};
  font-size: ${fontSize.medium};
  font-weight: 400;
  color: ${color.textMuted};
`;
