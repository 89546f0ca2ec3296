import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const MenuPanel = styled.nav`
  position: absolute;
  top: 100%;
  left: 0;
  right: 0;
  max-height: calc(100dvh - ${measure.header});
  padding: ${space[8]} ${space[16]} ${space[16]};
  overflow-y: auto;
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  box-shadow: 0 24px 48px ${color.shadow};
  ${from.wide} {
    display: none;
  }
`;

export const MenuGroup = styled.div`
  display: grid;
  padding-block: ${space[8]};
  border-bottom: 1px solid ${color.line};
`;

const line = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: ${space[8]} ${space[12]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;

export const MenuLink = styled(NavLink)`
  ${line}
`;

export const MenuButton = styled.button`
  ${line}
`;

export const MenuAccount = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin: 0;
  padding: ${space[8]} ${space[12]};
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  > span {
    min-width: 0;
  }
`;

export const MenuName = styled.strong`
  color: ${color.text};
`;

export const MenuSettings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  padding-top: ${space[12]};
`;
