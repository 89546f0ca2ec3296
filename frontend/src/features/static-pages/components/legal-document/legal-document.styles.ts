import { styled } from 'styled-components';
import { color, from, measure, radius } from '../../../../shared/theme/theme.js';

export const Updated = styled.p`
  margin: 14px 0 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

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

export const Text = styled.div`
  min-width: 0;
  max-width: ${measure.text};
`;

export const Section = styled.section`
  padding-bottom: 32px;
  overflow-wrap: break-word;
`;

export const SectionTitle = styled.h2`
  margin: 0;
  font-size: 1.25rem;
  letter-spacing: -0.01em;
`;

export const Line = styled.p`
  margin: 12px 0 0;
  line-height: 1.7;
  color: ${color.textMuted};
  text-wrap: pretty;
  strong {
    color: ${color.text};
  }
`;

export const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 12px 0 0;
  padding-left: 1.25em;
  line-height: 1.65;
  color: ${color.textMuted};
  li::marker {
    color: ${color.accent};
  }
  strong {
    color: ${color.text};
  }
`;

export const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 28px;
  border-top: 1px solid ${color.line};
`;
