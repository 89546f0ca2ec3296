import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';

export const Details = styled.dl`
  display: grid;
  gap: 16px;
  margin: 0 0 20px;
  dt {
    font-size: 0.875rem;
    color: ${color.textMuted};
  }
  dd {
    margin: 2px 0 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Mark = styled.span<{ $verified: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 4px;
  font-size: 0.875rem;
  color: ${({ $verified }) => ($verified ? color.accent : color.record)};
`;

export const MarkLine = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 16px;
  margin-top: 4px;
`;

export const Hint = styled.span`
  display: block;
  margin-top: 4px;
  font-size: 0.875rem;
  font-weight: 400;
  color: ${color.textMuted};
`;
