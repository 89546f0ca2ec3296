import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { Pager } from '#ui/pager.js';
import { StateMessage } from '#ui/state-message.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { GAMES_PAGE, gameListQuery } from '../queries.js';
import { MAX_GAMES_PAGE, useGamesAddress } from '../games-address.js';
import { GameCards } from './game-card.js';
import { GameFilters } from './game-filters.js';

/** The matching games, page by page. */
export function GameList(): ReactNode {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const address = useGamesAddress();
  const { search, category, tag, isPlayable, page } = address.query;
  const { data, error, isPlaceholderData, refetch } = useQuery(gameListQuery(address.query));
  // As a transition: React yields to input in between (decision 0015).
  const drawn = useDeferredValue(data);
  const isOld = isPlaceholderData || (drawn !== undefined && drawn !== data);
  const list = error ? undefined : drawn;
  const head = useRef<HTMLParagraphElement>(null);

  const pages = Math.min(Math.ceil((list?.total ?? 0) / GAMES_PAGE), MAX_GAMES_PAGE);

  function handlePage(next: number): void {
    address.showPage(next);
    // Another page is read from its start.
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView();
  }

  function handleShowAll(): void {
    address.showAll();
    // The pressed button is removed with its message.
    head.current?.focus({ preventScroll: true });
  }

  // An old link may point beyond the last page.
  const isPast = !isOld && pages > 0 && page > pages;
  return (
    <>
      {isPast && <Navigate replace to={address.placeOfPage(pages)} />}
      <GameFilters address={address} />
      <Found ref={head} role="status" tabIndex={-1}>
        {list && !isOld && list.total > 0 && found(list.total)}
        {list && !isOld && list.total === 0 && <VisuallyHidden>{t('empty.title')}</VisuallyHidden>}
      </Found>
      <VisuallyHidden as="h2">{t('nav.games')}</VisuallyHidden>
      <Results>{renderResults()}</Results>
    </>
  );

  function found(count: number): string {
    const games = t('board.games', { count });
    return pages > 1 ? t('foundPage', { found: games, page, pages }) : games;
  }

  function renderResults(): ReactNode {
    if (error) {
      return (
        <LoadError
          title={t('error.title')}
          text={`${t('error.text')} ${errorText(error)}`}
          onRetry={() => void refetch()}
        />
      );
    }
    if (list?.total === 0) return renderNothing();
    return (
      <>
        <GameCards games={list?.items} isOld={isOld} />
        <Pager label={t('pager')} page={Math.min(page, pages)} pages={pages} onPage={handlePage} />
      </>
    );
  }

  function renderNothing(): ReactNode {
    const reason = search ? 'search' : tag ? 'tag' : isPlayable ? 'playable' : category ? 'category' : 'all';
    return (
      <StateMessage
        title={t('empty.title')}
        text={t(`empty.${reason}`, { search, tag: tag ?? '' })}
        action={reason !== 'all' && <Button onClick={handleShowAll}>{t('empty.showAll')}</Button>}
      />
    );
  }
}

const Found = styled.p`
  min-height: 24px;
  margin: 0 0 ${space[16]};
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  scroll-margin-top: 96px;
`;

/** Reserves space while the list loads, so that the page's end does not jump. */
const Results = styled.div`
  min-height: 60vh;
`;
