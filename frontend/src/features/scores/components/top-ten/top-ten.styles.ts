import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const TopBox = styled.section`
  min-width: 0;
  padding: 16px 12px 8px;
  ${from.tablet} {
    padding-inline: 16px;
  }
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  margin-bottom: 12px;
`;

export const Title = styled.h2`
  margin: 0;
  font-size: 1.125rem;
`;

/** Reserves the space of ten rows and their header. */
export const Rows = styled.div`
  min-height: 548px;
`;

export const Place = styled.p`
  display: grid;
  align-content: center;
  gap: 2px;
  min-height: 4.5rem;
  margin: 0 0 12px;
  padding: 10px 14px;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  &:empty {
    background: ${color.surfaceRaised};
  }
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
`;

export const FullLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;
