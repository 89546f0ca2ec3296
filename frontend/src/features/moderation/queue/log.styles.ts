import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: ${space[16]};
    border-radius: ${radius.large};
    background: ${color.surface};
    box-shadow: 0 0 0 1px ${color.line};
  }
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  overflow-wrap: anywhere;
  > a {
    padding-block: ${space[4]};
  }
  summary {
    min-height: 32px;
    padding-block: ${space[4]};
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
    cursor: pointer;
  }
`;

export const What = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  margin: 0;
  > time {
    color: ${color.textMuted};
    font-size: ${fontSize.medium};
  }
`;

export const Snapshot = styled.p`
  max-width: ${measure.text};
  margin: ${space[4]} 0 0;
  white-space: pre-wrap;
`;

export const LogPlace = styled.div`
  margin-top: ${space[16]};
`;
