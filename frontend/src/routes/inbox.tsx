import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MakerAnswer } from '#features/authoring/people/maker-answer.js';
import { refetchInbox } from '#features/inbox/queries.js';
import { useSession } from '#shared/session/session-store.js';
import { InboxList } from '#features/inbox/components/inbox-list.js';
import { Appeal } from '#features/moderation/reports/report.js';
import { meTopic } from '#features/players/live/me-topic.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useLive } from '#shared/live/use-live.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';

/** The notices of the signed-in user. */
export default function InboxPage(): ReactNode {
  const { t } = useTranslation('inbox');
  const { snapshot } = useLive(meTopic);
  const userId = useSession(({ user }) => user?.id);
  return (
    <QueryProvider>
      <Column>
        <PageHead
          eyebrow={t('eyebrow')}
          title={t('title')}
          intro={t('intro')}
          action={<ButtonLink to={paths.notifications()}>{t('settings')}</ButtonLink>}
        />
        <InboxList state={snapshot?.inbox} actionFor={(notice) => actionOf(notice, userId)} />
      </Column>
    </QueryProvider>
  );
}

/** Players answer who makes a game, and appeal. */
function actionOf(notice: Notice, userId: string | undefined): ReactNode {
  const { kind, game } = notice;
  if ((kind !== 'maker_invite' && kind !== 'transfer') || game === null || userId === undefined)
    return appealOf(notice);
  return (
    <MakerAnswer kind={kind} gameId={game.id} game={game} userId={userId} onAnswered={() => void refetchInbox()} />
  );
}

/** Players appeal to the admins when the creator of a game has removed or refused their score. */
function appealOf({ kind, details, game }: Notice): ReactNode {
  if (kind !== 'moderation' || details.score_id === undefined) return null;
  if (details.act !== 'remove_score' && details.act !== 'refuse_score') return null;
  return <Appeal scoreId={details.score_id} gameName={game?.name ?? details.name} />;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 760px;
  margin-inline: auto;
`;
