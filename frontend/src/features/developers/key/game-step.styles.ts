import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const OwnLabel = styled.span`
  width: 100%;
  font-size: ${fontSize.medium};
  font-weight: 600;
`;

export const OwnGame = styled.button`
  min-height: ${measure.target};
  max-width: 100%;
  padding: ${space[8]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.textMuted};
  font: inherit;
  font-size: ${fontSize.medium};
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.text};
  }
`;

export const PickerPlace = styled.div`
  margin-top: ${space[16]};
`;

export const Chosen = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  min-height: ${measure.target};
  margin: ${space[12]} 0 0;
  color: ${color.textMuted};
  > span {
    overflow-wrap: anywhere;
  }
`;

export const Id = styled.strong`
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${fontSize.large};
  font-variant-numeric: tabular-nums;
`;
