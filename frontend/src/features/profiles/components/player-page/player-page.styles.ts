import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 820px;
  margin-inline: auto;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
`;

export const HeadTexts = styled.div`
  min-width: 0;
`;

export const Name = styled.h1<{ $isLong: boolean }>`
  margin: 2px 0 6px;
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
  gap: 6px 14px;
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
  padding: 2px 12px;
  border-radius: ${radius.round};
  background: ${color.secondSoft};
  color: ${color.second};
  font-size: 0.875rem;
  font-weight: 700;
`;

export const OwnHint = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
  ${from.tablet} {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;
