import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Tally = styled.span`
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.round};
  background: ${color.recordSoft};
  color: ${color.record};
  font-size: ${fontSize.medium};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Marks = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Mark = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 56px;
  padding-block: ${space[8]};
  border-top: 1px solid ${color.line};
`;

export const WeekLink = styled(Link)`
  flex: 1;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${measure.target};
  color: inherit;
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
