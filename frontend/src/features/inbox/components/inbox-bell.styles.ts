import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';
import { headerIconButton } from '#ui/buttons/icon-button.styles.js';

const looks = css`
  ${headerIconButton}
  position: relative;
`;

/** On phones a panel does not fit: the bell links to the page. */
export const BellLink = styled(Link)`
  ${looks}
  display: grid;
  ${from.tablet} {
    display: none;
  }
`;

export const BellButton = styled.button`
  ${looks}
  display: none;
  ${from.tablet} {
    display: grid;
  }
`;

export const Count = styled.span`
  position: absolute;
  top: 3px;
  left: 22px;
  min-width: 20px;
  padding: 0 ${space[4]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize.small};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;
