import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};
  margin-block: ${space[16]} ${space[16]};
  > :first-child {
    width: 100%;
    max-width: 260px;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;
`;

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  min-width: 0;
  padding: ${space[16]} ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: ${space[24]} ${space[24]};
  }
`;

export const Title = styled.h2`
  min-width: 0;
  margin: 0;
  font-size: ${fontSize.large};
  overflow-wrap: anywhere;
`;

export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  margin: -${space[8]} 0 0;
  overflow-wrap: anywhere;
  > a {
    display: inline-block;
    padding-block: ${space[4]};
  }
`;

export const PartTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[4]} ${space[12]};
  margin: 0;
  font-size: ${fontSize.base};
  > span {
    font-size: ${fontSize.medium};
    font-weight: 400;
    color: ${color.textMuted};
  }
`;

export const Reports = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ReportLine = styled.li`
  padding-left: ${space[12]};
  border-left: 2px solid ${color.line};
  overflow-wrap: anywhere;
  > span {
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
  > p {
    margin: ${space[4]} 0 0;
    white-space: pre-wrap;
  }
`;

export const History = styled.details`
  > summary {
    display: list-item;
    min-height: ${measure.target};
    padding-block: ${space[8]};
    color: ${color.textMuted};
    cursor: pointer;
  }
  > ul {
    display: grid;
    gap: ${space[12]};
    margin: 0;
    padding: 0 0 0 ${space[12]};
    border-left: 2px solid ${color.line};
    list-style: none;
  }
`;

export const ActionList = styled.div`
  display: grid;
  gap: ${space[8]};
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
  padding: ${space[24]} ${space[16]};
  display: grid;
  align-content: start;
  gap: ${space[16]};
`;
