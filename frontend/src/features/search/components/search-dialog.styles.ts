import { LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';
import { spinning } from '#shared/motion/spinning.js';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

export const Field = styled.div`
  margin-bottom: ${space[8]};
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 52px;
  padding-inline: ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.ground};
  color: ${color.textMuted};
  svg {
    flex: none;
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;

/** Shown while the answer is awaited. The last results stay fully readable meanwhile. */
export const WaitingIcon = styled(LoaderCircle)`
  ${spinning}
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 50px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.text};
  font: inherit;
  text-overflow: ellipsis;
  outline: none;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;

export const List = styled.div`
  margin: 0 -${space[8]};
`;

export const GroupTitle = styled.div`
  padding: ${space[12]} ${space[8]} ${space[4]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.textMuted};
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 48px;
  padding: ${space[8]} ${space[8]};
  border-radius: ${radius.small};
  scroll-margin-block: 72px;
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
`;

export const PicturePlace = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 32px;
  overflow: hidden;
  border-radius: ${radius.small};
  color: ${color.textMuted};
  > :first-child {
    max-width: 100%;
  }
`;

export const Words = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.3;
`;

export const Name = styled.span`
  overflow: hidden;
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Detail = styled.span`
  overflow: hidden;
  font-size: ${fontSize.small};
  color: ${color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Hints = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  margin-top: ${space[16]};
  padding-top: ${space[12]};
  border-top: 1px solid ${color.line};
  font-size: ${fontSize.small};
  color: ${color.textMuted};
  @media (hover: hover) and (pointer: fine) {
    display: flex;
  }
`;

/** Only on devices with a keyboard. */
export const Setting = styled.div`
  display: none;
  margin-top: ${space[8]};
  @media (hover: hover) and (pointer: fine) {
    display: block;
  }
`;

export const Key = styled.kbd`
  display: inline-block;
  min-width: 22px;
  padding: 1px ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  font: inherit;
  text-align: center;
`;
