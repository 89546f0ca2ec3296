import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';

export const Choice = styled.div`
  ${from.tablet} {
    max-width: 380px;
  }
`;

export const Chosen = styled.div`
  display: grid;
  gap: ${space[16]};
  margin-top: ${space[24]};
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
  ${from.tablet} {
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: minmax(0, 260px);
    gap: ${space[24]};
  }
`;

export const Description = styled.p`
  max-width: ${measure.text};
  margin: 0;
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const ListName = styled.h4`
  margin: ${space[4]} 0 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

export const Capabilities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Picture = styled.img`
  width: 100%;
  max-height: 220px;
  border-radius: 10px;
  object-fit: cover;
`;
