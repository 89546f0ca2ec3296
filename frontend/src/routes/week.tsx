import type { GameChampions } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useServedSentence } from '#shared/first-paint/served-page.js';
import { useInBrowser } from '#shared/first-paint/use-in-browser.js';
import { paths } from '#shared/routing/paths.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageMessage } from '#ui/page/page-message.js';
import { PageTitle } from '#ui/page/page-title.js';
import { StateMessage } from '#ui/state-message.js';
import { PlayGame } from '#features/games/components/play-game.js';
import { useWeek } from '#features/scores/api/get-week.js';
import { WeekChampions, WeekSkeleton } from '#features/scores/weeks/week-champions.js';
import { useWeekWords } from '#features/scores/weeks/use-week-words.js';
import { Facts, Head, Neighbours, Title, Words } from '#features/scores/weeks/week-page.styles.js';

export function WeekPage(): ReactNode {
  const { week = '' } = useParams();
  return (
    <QueryProvider>
      <Week key={week} name={week} />
    </QueryProvider>
  );
}

/** The leaders of one week, with links to the weeks before and after and to the live boards. */
function Week({ name }: { name: string }): ReactNode {
  const { t } = useTranslation(['weeks', 'common']);
  const { here, title } = useHeading(name);
  const [query, setQuery] = useSearchParams();
  const page = parsePositiveInteger(query.get('page')) ?? 1;
  const { shown, isUnknown, isError, isFetching, retry } = useWeek(name, page);

  if (isUnknown) return <WeekNotFound />;
  return (
    <div aria-busy={isFetching}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb
        above={[
          { to: paths.home(), text: t('common:nav.home') },
          { to: paths.leaderboard(), text: t('common:board.title') },
        ]}
        here={here}
      />
      <WeekHead
        name={name}
        players={shown?.week.players ?? undefined}
        previous={shown?.week.previous}
        next={shown?.week.next}
      />
      {isError && (
        <StateMessage
          tone="danger"
          title={t('failed')}
          action={<Button onClick={retry}>{t('common:ui.retry')}</Button>}
        />
      )}
      {!isError && !shown && <WeekSkeleton />}
      {shown && (
        <WeekChampions
          week={shown.week}
          page={Math.min(page, shown.pages)}
          pages={shown.pages}
          onPage={(wanted) => setQuery(wanted > 1 ? { page: String(wanted) } : {})}
          play={playGame}
          onAgain={retry}
        />
      )}
    </div>
  );
}

function playGame({ gameId, gameName, launch, gameUrl, arcadeId }: GameChampions): ReactNode {
  return <PlayGame game={{ id: gameId, name: gameName, launch, game_url: gameUrl, arcade_id: arcadeId }} />;
}

interface WeekHeadProps {
  name: string;
  players: number | undefined;
  previous: string | null | undefined;
  next: string | null | undefined;
}

function WeekHead({ name, players, previous, next }: WeekHeadProps): ReactNode {
  const { t } = useTranslation(['weeks', 'common']);
  const { nameOf } = useWeekWords();
  const { title, days } = useHeading(name);
  return (
    <Head>
      <Words>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <Title>{title}</Title>
        <Facts>
          <span>{days}</span>
          {players !== undefined && <span>{t('players', { count: players })}</span>}
        </Facts>
      </Words>
      <Neighbours aria-label={t('neighbours')}>
        {previous && (
          <ButtonLink to={paths.week(previous)} aria-label={t('previous', { name: nameOf(previous) })}>
            <ChevronLeft size={18} aria-hidden="true" />
            {nameOf(previous)}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={paths.week(next)} aria-label={t('next', { name: nameOf(next) })}>
            {nameOf(next)}
            <ChevronRight size={18} aria-hidden="true" />
          </ButtonLink>
        )}
      </Neighbours>
    </Head>
  );
}

/** The title of the page. All weeks are prerendered as one page, to which the server adds the week. */
function useHeading(name: string) {
  const { t } = useTranslation('weeks');
  const { nameOf, titleOf, daysOf } = useWeekWords();
  const served = useServedSentence();
  return {
    here: useInBrowser(() => nameOf(name), '…'),
    title: useInBrowser(() => titleOf(name), served ?? t('eyebrow')),
    days: useInBrowser(() => daysOf(name), ''),
  };
}

function WeekNotFound(): ReactNode {
  const { t } = useTranslation(['weeks', 'common']);
  return (
    <PageMessage
      title={t('unknown.title')}
      text={t('unknown.text')}
      action={
        <ButtonLink to={paths.leaderboard()} $tone="accent">
          {t('unknown.back')}
        </ButtonLink>
      }
    />
  );
}
