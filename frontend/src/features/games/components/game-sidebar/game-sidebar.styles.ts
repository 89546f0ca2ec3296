import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const Side = styled.aside`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
`;

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  padding: 20px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const BoxTitle = styled.h2`
  margin: 0;
  font-size: 1.0625rem;
`;

export const Facts = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
  }
  dt {
    font-size: 0.9375rem;
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  a {
    display: inline-block;
    padding-block: 3px;
  }
`;

export const Note = styled.p`
  margin: 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;
