import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';

/** The live state of a list and its number of watchers. */
export const LiveState = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space[12]};
`;

export const Count = styled.span`
  font-size: ${fontSize.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${color.textMuted};
`;
