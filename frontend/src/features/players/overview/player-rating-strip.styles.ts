import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';

/** As high without a line as with one. */
export const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  min-height: 56px;
  margin-top: ${space[16]};
  padding-top: ${space[12]};
  border-top: 1px solid ${color.line};
`;

export const Place = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

export const Figure = styled.strong`
  margin-right: ${space[4]};
  font-size: ${fontSize.large};
  font-variant-numeric: tabular-nums;
  color: ${color.text};
`;
