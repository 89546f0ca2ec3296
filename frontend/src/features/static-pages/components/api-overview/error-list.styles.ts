import { styled } from 'styled-components';
import { color, from, space } from '#shared/theme/theme.js';

export const Errors = styled.ul`
  margin: ${space[16]} 0 0;
  padding: 0;
  list-style: none;
`;

export const ErrorItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[14]};
  border-bottom: 1px solid ${color.line};
  line-height: 1.6;
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[20]};
  }
`;

export const ErrorName = styled.p`
  margin: 0;
`;

export const Status = styled.strong`
  margin-right: ${space[6]};
  font-variant-numeric: tabular-nums;
`;

export const Cause = styled.p`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  > span {
    color: ${color.textMuted};
  }
  strong {
    color: ${color.text};
  }
`;
