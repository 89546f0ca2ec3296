import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, font, fontSize, from, low, measure, radius, space } from '#shared/theme/theme.js';
import { headerIconButton } from '#ui/buttons/icon-button.styles.js';

export const Top = styled.header`
  position: sticky;
  z-index: 50;
  top: 0;
  background: ${color.ground};
  border-bottom: 1px solid ${color.line};
  ${low} {
    html:has([data-game-running]) & {
      position: static;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  max-width: calc(${measure.page} + 48px);
  min-height: ${measure.header};
  margin-inline: auto;
  padding-inline: ${space[16]};
  ${from.tablet} {
    gap: ${space[8]};
    padding-inline: ${space[24]};
  }
`;

export const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  margin-right: auto;
  color: ${color.text};
  text-decoration: none;
`;

export const BrandName = styled.span`
  font-family: ${font.pixel};
  font-weight: 600;
  /* Leaves room for up to three buttons of 44 px on the narrowest phone. */
  font-size: ${fontSize.large};
  line-height: 1;
`;

export const Links = styled.nav`
  display: none;
  gap: ${space[4]};
  ${from.wide} {
    display: flex;
    margin-right: auto;
  }
`;

export const NavItem = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  padding: ${space[8]} ${space[8]};
  white-space: nowrap;
  border-radius: ${radius.medium};
  font-weight: 500;
  color: ${color.textMuted};
  text-decoration: none;
  &:hover {
    color: ${color.text};
    background: ${color.surfaceRaised};
  }
  &.active {
    color: ${color.text};
    box-shadow: inset 0 -2px 0 ${color.accent};
    border-radius: ${radius.medium} ${radius.medium} 0 0;
  }
`;

/** Icons only: accessible names state the current choice. */
export const Settings = styled.div`
  display: none;
  ${from.wide} {
    display: flex;
  }
  select {
    width: ${measure.target};
    padding-right: 0;
    color: transparent;
  }
  svg {
    left: 13px;
  }
`;

/** A long name gives way to the links. */
export const WideOnly = styled.div`
  display: none;
  min-width: 0;
  ${from.wide} {
    display: block;
  }
`;

export const Account = styled.div`
  display: flex;
  gap: ${space[4]};
`;

/** Reserves the room until the session is known. */
export const AccountPlace = styled.div`
  width: 140px;
  height: ${measure.target};
`;

/** On phones there is no room for the streak beside the buttons. Reserves it where its appearance would move the links. */
export const StreakRoom = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
  }
  ${from.wide} {
    min-width: 48px;
    text-align: right;
  }
`;

/** Reserves the room of the bell until it has loaded. */
export const BellRoom = styled.div`
  width: ${measure.target};
  height: ${measure.target};
`;

export const Burger = styled.button`
  ${headerIconButton}
  display: grid;
  ${from.wide} {
    display: none;
  }
`;
