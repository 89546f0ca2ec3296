import { styled } from 'styled-components';
import { color, from } from '../../../../shared/theme/theme.js';

export const Errors = styled.ul`
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
`;

export const ErrorItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding-block: 14px;
  border-bottom: 1px solid ${color.line};
  line-height: 1.6;
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 20px;
  }
`;

export const ErrorName = styled.p`
  margin: 0;
`;

export const Status = styled.strong`
  margin-right: 6px;
  font-variant-numeric: tabular-nums;
`;

export const Cause = styled.p`
  display: grid;
  gap: 4px;
  margin: 0;
  > span {
    color: ${color.textMuted};
  }
  strong {
    color: ${color.text};
  }
`;
