import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { makesGame } from '@gamegeek/rules/game-makers.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '#shared/api/api-error.js';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { PageTitle } from '#ui/page/page-title.js';
import { QueryView } from '#ui/query-view.js';
import { StateMessage } from '#ui/state-message.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { useCreator } from '../creator.js';
import { gameToEditQuery } from '../queries.js';

interface OwnGameProps {
  id: number | undefined;
  children: (game: Game) => ReactNode;
}

/** A game, for its makers and admins only. */
export function OwnGame({ id, children }: OwnGameProps): ReactNode {
  return id === undefined ? <NotFound /> : <AnyGame key={id} id={id} children={children} />;
}

function AnyGame({ id, children }: { id: number; children: OwnGameProps['children'] }): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const creator = useCreator();
  const query = useQuery(gameToEditQuery(id));

  if (isNotFound(query.error)) return <NotFound />;
  return (
    <>
      {!query.data && <Title />}
      <QueryView query={query} failed={t('edit.loadFailed')} reason={failureText} pending={<PageLoading />}>
        {(game) =>
          makesGame(game, creator.id) || creator.is_admin ? (
            children(game)
          ) : (
            <>
              <Title />
              <StateMessage
                tone="danger"
                title={t('edit.refused')}
                text={t('edit.refusedText')}
                action={<ButtonLink to={paths.game(id)}>{t('edit.viewGame')}</ButtonLink>}
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}

/** Of a page that does not show the game. */
function Title(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('account.studio')}</PageTitle>
      <VisuallyHidden as="h1">{t('account.studio')}</VisuallyHidden>
    </>
  );
}

function NotFound(): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <>
      <Title />
      <StateMessage
        title={t('edit.notFound')}
        text={t('edit.notFoundText')}
        action={<ButtonLink to={paths.studio()}>{t('account.studio')}</ButtonLink>}
      />
    </>
  );
}
