import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '../theme/theme.js';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${from.desktop} {
    grid-template-columns: 260px minmax(0, 1fr);
    align-items: start;
    gap: ${space[72]};
  }
`;

export const Contents = styled.details`
  padding: ${space[4]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.desktop} {
    position: sticky;
    top: 88px;
    max-height: calc(100vh - 112px);
    padding: ${space[8]} ${space[16]} ${space[12]};
    overflow-y: auto;
  }
  > summary {
    min-height: ${measure.target};
    padding-block: ${space[8]};
    font-weight: 600;
    cursor: pointer;
  }
`;

export const ContentsList = styled.ol`
  margin: 0 0 ${space[8]};
  padding: 0 0 0 1.5em;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  a {
    display: block;
    padding-block: ${space[12]};
    color: ${color.textMuted};
    text-decoration: none;
    ${from.desktop} {
      padding-block: ${space[4]};
    }
    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;
