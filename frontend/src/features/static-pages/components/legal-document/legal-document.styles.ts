import { styled } from 'styled-components';
import { color, measure, space } from '#shared/theme/theme.js';

export const Updated = styled.p`
  margin: ${space[14]} 0 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

export const Text = styled.div`
  min-width: 0;
  max-width: ${measure.text};
`;

export const Section = styled.section`
  padding-bottom: ${space[32]};
  overflow-wrap: break-word;
`;

export const SectionTitle = styled.h2`
  margin: 0;
  font-size: 1.25rem;
  letter-spacing: -0.01em;
`;

export const Line = styled.p`
  margin: ${space[12]} 0 0;
  line-height: 1.7;
  color: ${color.textMuted};
  strong {
    color: ${color.text};
  }
`;

export const NextLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  padding-top: ${space[28]};
  border-top: 1px solid ${color.line};
`;
