import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Mascot } from '#ui/pictures/mascot.js';
import { Heading } from '#ui/text.js';

/** The frame of all views at /auth. A view that replaces another focuses its heading. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <Card>
      <PageTitle>{title}</PageTitle>
      <Head>
        <Mascot height={55} />
        <div>
          <Eyebrow>{t('auth.eyebrow')}</Eyebrow>
          <Heading as="h1" $above={4} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
        </div>
      </Head>
      {children}
    </Card>
  );
}

const Card = styled.section`
  max-width: 480px;
  margin: ${space[8]} auto 0;
  padding: ${space[24]} ${space[16]} ${space[24]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow:
    0 0 0 1px ${color.line},
    0 0 80px ${color.glowSecond};
  ${from.tablet} {
    margin-top: ${space[24]};
    padding: ${space[32]} ${space[32]} ${space[32]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  margin-bottom: ${space[16]};
  > svg {
    flex: none;
  }
`;
