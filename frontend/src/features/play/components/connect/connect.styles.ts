import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';
import { Panel } from '../../../../shared/ui/panel.js';

export const Box = styled(Panel)`
  display: grid;
  gap: 16px;
  width: min(100%, 34rem);
  margin: 32px auto;
`;

export const Title = styled.h1`
  margin: 0;
  font-size: clamp(1.5rem, 6vw, 2rem);
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Text = styled.p`
  margin: 0;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Powers = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding-inline-start: 20px;
  overflow-wrap: anywhere;
`;

export const Warning = styled.p`
  margin: 0;
  padding: 10px 14px;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Easy to compare with the game's code, letter by letter. */
export const Code = styled.strong`
  font-family: ui-monospace, monospace;
  font-size: 1.125em;
  letter-spacing: 0.08em;
  white-space: nowrap;
`;
