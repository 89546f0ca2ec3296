import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';
import { Panel } from '#ui/page/panel.js';

export const Box = styled(Panel)`
  display: grid;
  gap: ${space[16]};
  width: min(100%, 34rem);
  margin: ${space[32]} auto;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(50%, 1fr);
  gap: ${space[8]} ${space[16]};
  margin: 0;
  overflow-wrap: anywhere;

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
  }
`;

export const Powers = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding-inline-start: ${space[16]};
  overflow-wrap: anywhere;
`;

export const Warning = styled.p`
  margin: 0;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;
`;

/** Easy to compare with the game's code, letter by letter. */
export const Code = styled.strong`
  font-family: ui-monospace, monospace;
  font-size: 1.125em;
  letter-spacing: 0.08em;
  white-space: nowrap;
`;
