import { styled } from 'styled-components';
import { color, measure } from '../../../../shared/theme/theme.js';

export const Updated = styled.p`
  margin: 14px 0 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

export const Text = styled.div`
  min-width: 0;
  max-width: ${measure.text};
`;

export const Section = styled.section`
  padding-bottom: 32px;
  overflow-wrap: break-word;
`;

export const SectionTitle = styled.h2`
  margin: 0;
  font-size: 1.25rem;
  letter-spacing: -0.01em;
`;

export const Line = styled.p`
  margin: 12px 0 0;
  line-height: 1.7;
  color: ${color.textMuted};
  strong {
    color: ${color.text};
  }
`;

export const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 28px;
  border-top: 1px solid ${color.line};
`;
