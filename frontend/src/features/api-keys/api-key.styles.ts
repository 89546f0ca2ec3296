import { styled } from 'styled-components';
import { color, font, from, measure, radius, space } from '#shared/theme/theme.js';
import { Panel } from '#ui/page/panel.js';

export const Head = styled.div`
  padding-block: ${space[8]} ${space[28]};
`;

export const Title = styled.h1`
  margin: ${space[8]} 0 0;
  font-size: clamp(2rem, 6vw, 2.75rem);
  letter-spacing: -0.025em;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: ${space[10]} 0 0;
  font-size: 1.0625rem;
  color: ${color.textMuted};
  text-wrap: pretty;
`;

/** The three steps, with the reference below. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

/** The step number in the pixel face: beside the step, or above it on narrow screens. */
export const StepPanel = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[28]};
  ${from.desktop} {
    grid-template-columns: 72px minmax(0, 1fr);
  }
`;

export const Numeral = styled.p`
  margin: 0;
  font-family: ${font.pixel};
  font-weight: 600;
  font-size: 1.125rem;
  line-height: 1.4;
  color: ${color.second};
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: 1.375rem;
  letter-spacing: -0.01em;
`;

export const SmallHeading = styled.h3`
  margin: ${space[32]} 0 0;
  font-size: 1.0625rem;
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  max-width: 68ch;
  margin: ${space[8]} 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
  text-wrap: pretty;
`;

export const Code = styled.code`
  padding: 1px ${space[4]};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;
