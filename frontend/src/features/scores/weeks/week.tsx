import type { GameChampions } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isNotFound } from '#shared/api/api-error.js';
import { useServedSentence } from '#shared/first-paint/served-page.js';
import { useInBrowser } from '#shared/first-paint/use-in-browser.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageMessage } from '#ui/page/page-message.js';
import { PageTitle } from '#ui/page/page-title.js';
import { QueryView } from '#ui/query-view.js';
import { Heading } from '#ui/text.js';
import { weekQuery } from './queries.js';
import { useWeekWords } from './use-week-words.js';
import { WeekChampions, WeekSkeleton } from './week-champions.js';
import { Facts, Head, Neighbours, Words } from './week-page.styles.js';

interface WeekProps {
  name: string;
  /** The way into a game. */
  play: (game: GameChampions) => ReactNode;
}

/** The leaders of one week, with links to the weeks before and after and to the live boards. */
export function Week({ name, play }: WeekProps): ReactNode {
  const { t } = useTranslation('weeks');
  const { here, title } = useHeading(name);
  const [address, setAddress] = useSearchParams();
  const page = parsePositiveInteger(address.get('page')) ?? 1;
  const query = useQuery(weekQuery(name, page));
  const week = query.data?.week;

  if (parseWeekName(name) === undefined || isNotFound(query.error)) return <WeekNotFound />;
  return (
    <div aria-busy={query.isFetching}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb
        above={[
          { to: paths.home(), text: t('nav.home') },
          { to: paths.leaderboard(), text: t('nav.leaderboards') },
        ]}
        here={here}
      />
      <WeekHead name={name} players={week?.players ?? undefined} previous={week?.previous} next={week?.next} />
      <QueryView query={query} failed={t('failed')} pending={<WeekSkeleton />} isLarge>
        {(shown) => (
          <WeekChampions
            week={shown.week}
            page={Math.min(page, shown.pages)}
            pages={shown.pages}
            onPage={(wanted) => setAddress(wanted > 1 ? { page: String(wanted) } : {})}
            play={play}
            onAgain={() => void query.refetch()}
          />
        )}
      </QueryView>
    </div>
  );
}

interface WeekHeadProps {
  name: string;
  players: number | undefined;
  previous: string | null | undefined;
  next: string | null | undefined;
}

function WeekHead({ name, players, previous, next }: WeekHeadProps): ReactNode {
  const { t } = useTranslation('weeks');
  const { nameOf } = useWeekWords();
  const { title, days } = useHeading(name);
  return (
    <Head>
      <Words>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <Heading as="h1" $above={8} $size="display">
          {title}
        </Heading>
        <Facts>
          <span>{days}</span>
          {players !== undefined && <span>{t('board.players', { count: players })}</span>}
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
  const { t } = useTranslation('weeks');
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
