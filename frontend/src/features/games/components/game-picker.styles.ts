import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Picker = styled.div`
  position: relative;
  flex: 1 1 260px;
  min-width: 0;
  max-width: 380px;
`;

export const Label = styled.label`
  display: block;
  margin-bottom: ${space[8]};
  font-size: ${fontSize.medium};
  font-weight: 600;
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding-left: ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.textMuted};
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${measure.target};
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

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: ${measure.target};
  height: ${measure.target};
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

export const Popup = styled.div`
  position: absolute;
  z-index: 20;
  top: calc(100% + 6px);
  left: 0;
  right: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: 0 18px 48px ${color.shadow};
`;

export const List = styled.div`
  max-height: min(360px, 50vh);
  padding: ${space[8]};
  overflow-y: auto;
`;

export const GroupName = styled.div`
  padding: ${space[12]} ${space[8]} ${space[4]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.textMuted};
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding: ${space[8]} ${space[8]};
  border-radius: ${radius.small};
  cursor: pointer;
  &[data-active] {
    background: ${color.accentSoft};
  }
  &[aria-selected='true'] {
    font-weight: 600;
  }
  svg {
    flex: none;
    color: ${color.accent};
  }
`;

export const Note = styled.p`
  margin: 0;
  padding: ${space[12]} ${space[16]};
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;
