import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OwnChallenges } from '#features/play/challenges/own-challenges.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useReader } from '#shared/session/use-reader.js';
import { PageHead } from '#ui/page/page-head.js';

/** The challenges of the signed-in user. */
export default function ChallengesPage(): ReactNode {
  const { t } = useTranslation('runs');
  const { id } = useReader();
  return (
    <QueryProvider>
      <Column>
        <PageHead eyebrow={t('challenge.eyebrow')} title={t('account.challenges')} intro={t('challenge.own.intro')} />
        <OwnChallenges userId={id} />
      </Column>
    </QueryProvider>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 760px;
  margin-inline: auto;
`;
