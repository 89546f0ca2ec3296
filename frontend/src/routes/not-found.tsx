import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Mascot } from '#ui/pictures/mascot.js';
import { Heading } from '#ui/text.js';
import { Joke, Lost } from './not-found.styles.js';

export default function NotFoundPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <Lost>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <Mascot height={110} />
      <Eyebrow>{t('notFound.eyebrow')}</Eyebrow>
      <Heading as="h1" $size="display">
        {t('notFound.title')}
      </Heading>
      <Joke>{t('notFound.joke')}</Joke>
      <ButtonLink to={paths.home()} $tone="accent">
        {t('ui.backHome')}
      </ButtonLink>
    </Lost>
  );
}
