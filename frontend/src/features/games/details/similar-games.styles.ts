import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0 -${space[8]};
  padding: 0;
  list-style: none;
`;

export const Row = styled(Link)`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  padding: ${space[8]};
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
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
`;
