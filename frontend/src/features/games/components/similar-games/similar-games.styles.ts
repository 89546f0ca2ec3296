import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  margin: 0 -8px;
  padding: 0;
  list-style: none;
`;

export const Row = styled(Link)`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  padding: 8px;
  border-radius: ${radius.medium};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;

export const Thumb = styled.div`
  overflow: hidden;
  border-radius: ${radius.small};
`;

export const Texts = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
    line-height: 1.3;
  }
  small {
    font-size: 0.875rem;
    color: ${color.textMuted};
  }
`;
