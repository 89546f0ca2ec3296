import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Frame = styled.figure`
  min-width: 0;
  margin: ${space[16]} 0 0;
  border-radius: ${radius.medium};
  background: ${color.ground};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-height: 52px;
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[16]};
  border-bottom: 1px solid ${color.line};
  font-size: 0.875rem;
  font-weight: 600;
  color: ${color.textMuted};
  button {
    flex: none;
  }
`;

export const Listing = styled.pre`
  margin: 0;
  padding: ${space[16]};
  overflow-x: auto;
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  font-size: 0.875rem;
  line-height: 1.6;
  tab-size: 2;
`;

/** Muted, as in an editor. */
export const Comment = styled.span`
  color: ${color.textMuted};
  font-style: italic;
`;
