import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 24px;
  margin-block: 20px 16px;
  > :first-child {
    width: 100%;
    max-width: 260px;
  }
`;

export const Found = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;
`;

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  padding: 20px 16px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: 24px 28px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 16px;
`;

export const Title = styled.h2`
  min-width: 0;
  margin: 0;
  font-size: 1.125rem;
  overflow-wrap: anywhere;
`;

export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  margin: -8px 0 0;
  overflow-wrap: anywhere;
  > a {
    display: inline-block;
    padding-block: 3px;
  }
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

export const PartTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  margin: 0;
  font-size: 1rem;
  > span {
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.textMuted};
  }
`;

export const Reports = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ReportLine = styled.li`
  padding-left: 12px;
  border-left: 2px solid ${color.line};
  overflow-wrap: anywhere;
  > span {
    font-size: 0.875rem;
    color: ${color.textMuted};
  }
  > p {
    margin: 2px 0 0;
    white-space: pre-wrap;
  }
`;

export const History = styled.details`
  > summary {
    display: list-item;
    min-height: 44px;
    padding-block: 10px;
    color: ${color.textMuted};
    cursor: pointer;
  }
  > ul {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0 0 0 12px;
    border-left: 2px solid ${color.line};
    list-style: none;
  }
`;

export const ActionList = styled.div`
  display: grid;
  gap: 10px;
  > * {
    overflow-wrap: anywhere;
  }
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const SkeletonCard = styled.li`
  height: 320px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  padding: 24px 20px;
  display: grid;
  align-content: start;
  gap: 16px;
`;
