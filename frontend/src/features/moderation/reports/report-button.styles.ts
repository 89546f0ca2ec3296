import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

const calm = css<{ $small: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-width: ${measure.target};
  min-height: ${measure.target};
  padding: ${({ $small }) => ($small ? '0' : `${space[8]} ${space[12]}`)};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  font: inherit;
  font-size: ${fontSize.medium};
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
`;

export const Trigger = styled.button<{ $small: boolean }>`
  ${calm}
`;

export const ReportLink = styled(Link)<{ $small: boolean }>`
  ${calm}
`;
