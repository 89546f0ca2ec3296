import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';

export const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  max-width: 560px;
  margin: ${space[24]} auto;
  padding: ${space[48]} ${space[16]};
  border-radius: ${radius.large};
  text-align: center;
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius.medium};
  background: ${color.secondSoft};
  color: ${color.second};
`;

export const DocsLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 600;
`;
