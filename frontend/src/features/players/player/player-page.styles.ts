import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: 820px;
  margin-inline: auto;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[16]};
`;

export const HeadTexts = styled.div`
  min-width: 0;
`;

export const Name = styled.h1<{ $isLong: boolean }>`
  margin: ${space[4]} 0 ${space[8]};
  font-size: clamp(
    ${({ $isLong }) => ($isLong ? '1.125rem' : '1.5rem')},
    ${({ $isLong }) => ($isLong ? '4vw' : '6vw')},
    2.25rem
  );
  letter-spacing: -0.02em;
`;

export const Since = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  margin: 0;
  color: ${color.textMuted};
`;

/** The placeholder's height: two lines on most phones. */
export const SincePlace = styled(Since)`
  min-height: 55px;
  ${from.tablet} {
    min-height: 26px;
  }
`;

export const LevelTag = styled.span`
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.round};
  background: ${color.secondSoft};
  color: ${color.second};
  font-size: ${fontSize.medium};
  font-weight: 700;
`;

export const OwnHint = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[16]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
  ${from.tablet} {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;
