import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

/** The background: a grid of pixels that fades out at its edges, lit from two sides. */
export const Block = styled.div`
  position: relative;
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 calc(50% - 50vw);
    background:
      radial-gradient(40rem 24rem at 82% 34%, ${color.glow}, transparent 70%),
      radial-gradient(36rem 26rem at 12% 12%, ${color.glowSecond}, transparent 70%),
      conic-gradient(from 270deg at 3px 3px, ${color.grid} 90deg, transparent 0) 0 0 / 24px 24px;
    mask-image: linear-gradient(to bottom, transparent, currentColor 88px, currentColor 40%, transparent 96%);
  }
  display: grid;
  gap: ${space[48]};
  padding-block: ${space[24]} ${space[48]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space[72]};
    padding-block: ${space[72]} ${space[72]};
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Welcome = styled.h1`
  margin: ${space[12]} 0 0;
  font-size: clamp(2.375rem, 8vw, 3.75rem);
  line-height: 1.06;
  letter-spacing: -0.028em;
  font-weight: 800;
  text-wrap: balance;
`;

/** Links to community sites and down the page. */
export const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  margin-top: ${space[16]};
  /* The touch targets extend beyond the icons; the icons align with the text. */
  margin-left: -${space[12]};
`;

export const DownLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding-inline: ${space[12]};
  font-weight: 600;
  color: ${color.accent};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Aside = styled.div`
  min-width: 0;
`;
