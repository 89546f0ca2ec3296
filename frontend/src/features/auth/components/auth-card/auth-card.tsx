import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Eyebrow } from '#ui/eyebrow.js';
import { PageTitle } from '#ui/page-title.js';
import { Mascot } from '#ui/sprite/mascot.js';
import { Card, Head, Heading } from './auth-card.styles.js';

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
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
        </div>
      </Head>
      {children}
    </Card>
  );
}
