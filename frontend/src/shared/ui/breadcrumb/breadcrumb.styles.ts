import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../theme/theme.js';

export const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

export const Step = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  overflow-wrap: anywhere;
  &:not(:first-child)::before {
    content: '/';
    /* Said by the list itself; read aloud it would only be noise. */
    content: '/' / '';
    margin-inline: 10px;
    color: ${color.lineStrong};
  }
`;

export const StepLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
