import { styled } from 'styled-components';
import { color, from, measure, radius } from '../../../../shared/theme/theme.js';

export const Strip = styled.section`
  background: ${color.secondSoft};
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 12px;
  max-width: calc(${measure.page} + 48px);
  margin-inline: auto;
  padding: 2px 8px 2px 16px;
  font-size: 0.9375rem;
  ${from.tablet} {
    flex-wrap: nowrap;
    padding-inline: 24px 12px;
  }
`;

export const Sentence = styled.p`
  flex: 1;
  min-width: 0;
  margin: 0;
  padding-block: 8px;
  overflow-wrap: anywhere;
`;

export const Action = styled.button`
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.second};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
`;

export const Dismiss = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
`;
