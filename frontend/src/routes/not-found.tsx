import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Mascot } from '#ui/pictures/mascot.js';
import { Heading } from '#ui/text.js';

const Lost = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  padding-block: ${space[48]};
  text-align: center;
`;

const Joke = styled.p`
  max-width: 46ch;
  margin: 0 0 ${space[12]};
  font-size: ${fontSize.base};
  color: ${color.textMuted};
  text-wrap: balance;
`;

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
