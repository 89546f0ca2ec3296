import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${from.desktop} {
    grid-template-columns: 260px minmax(0, 1fr);
    align-items: start;
    gap: 64px;
  }
`;

export const Contents = styled.details`
  padding: 4px 16px;
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.desktop} {
    position: sticky;
    top: 88px;
    max-height: calc(100vh - 112px);
    padding: 8px 18px 14px;
    overflow-y: auto;
  }
  > summary {
    min-height: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
`;

export const ContentsList = styled.ol`
  margin: 0 0 8px;
  padding: 0 0 0 1.5em;
  font-size: 0.9375rem;
  color: ${color.textMuted};
  a {
    display: block;
    padding-block: 11px;
    color: ${color.textMuted};
    text-decoration: none;
    ${from.desktop} {
      padding-block: 5px;
    }
    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;
