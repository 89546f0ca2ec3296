import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, from, measure, radius } from '../../../shared/theme/theme.js';

export const MenuPanel = styled.nav`
  position: absolute;
  top: 100%;
  left: 0;
  right: 0;
  max-height: calc(100dvh - ${measure.header});
  padding: 8px 16px 16px;
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
  padding-block: 8px;
  border-bottom: 1px solid ${color.line};
`;

const line = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: 8px 12px;
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
  gap: 10px;
  margin: 0;
  padding: 8px 12px;
  font-size: 0.875rem;
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
  gap: 8px;
  padding-top: 12px;
`;
