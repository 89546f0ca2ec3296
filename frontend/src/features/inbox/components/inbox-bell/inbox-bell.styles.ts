import { Popover } from 'radix-ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

const looks = css`
  position: relative;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;

/** On a phone there is no room for a panel: the bell leads to the page. */
export const BellLink = styled(Link)`
  ${looks}
  display: grid;
  ${from.tablet} {
    display: none;
  }
`;

export const BellButton = styled(Popover.Trigger)`
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
  padding: 0 5px;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.75rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;

export const Sheet = styled(Popover.Content)`
  z-index: 60;
  display: flex;
  flex-direction: column;
  width: min(420px, calc(100vw - 24px));
  max-height: min(620px, var(--radix-popover-content-available-height));
  padding: 8px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow:
    inset 0 0 0 1px ${color.line},
    0 18px 48px ${color.shadow};
`;

export const SheetTitle = styled.h2`
  margin: 0;
  padding: 10px 12px;
  font-size: 1.0625rem;
`;

export const Scroller = styled.div`
  overflow-y: auto;
`;

export const SheetFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 4px 0;
  border-top: 1px solid ${color.line};
`;
