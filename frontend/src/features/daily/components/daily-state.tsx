import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import { shareText } from '@gamegeek/sdk/share-text.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { dailyOf } from '../daily-of.js';
import { shareBeaten } from '../share-beaten.js';
import { useDailyHead } from '../use-daily-head.js';
import { useLocalTime } from '../use-local-time.js';

interface DailyStateProps {
  daily: Daily;
  isPast: boolean;
  /** Guests are on no board. */
  isGuest: boolean;
}

/** What one run means before it is played, and what became of it. */
export function DailyState({ daily, isPast, isGuest }: DailyStateProps): ReactNode {
  const { t } = useTranslation('daily');
  const time = useLocalTime();
  const format = useFormat();
  const { gameName, played, yourScore, yourRank, yourScoreId, players, endsAt } = daily;
  const next = t('next', { time: time(endsAt) });
  if (!played && isPast) return null;
  if (!played) {
    return (
      <Panel>
        <PanelTitle>{t('before.title', { game: gameName })}</PanelTitle>
        <PanelText>{t('before.text')}</PanelText>
        {isGuest && <PanelText>{t('before.guest')}</PanelText>}
      </Panel>
    );
  }
  if (yourScore === null || yourRank === null) {
    return (
      <Panel>
        <PanelTitle>{t('begun.title')}</PanelTitle>
        <PanelText>{isPast ? t('begun.past') : `${t('begun.text')} ${next}`}</PanelText>
      </Panel>
    );
  }
  const beaten = shareBeaten(daily);
  return (
    <Panel role="status">
      <PanelTitle>
        {yourScoreId === null
          ? t('after.guest', { rank: yourRank, players: players + 1 })
          : t('after.title', { rank: yourRank, players })}
      </PanelTitle>
      {beaten !== undefined && <PanelText>{t('after.better', { percent: format.percent(beaten) })}</PanelText>}
      <PanelText>
        {t('after.score', { score: yourScore, game: gameName })} {!isPast && next}
      </PanelText>
      {yourScoreId === null && !isPast && <PanelText>{t('after.keep')}</PanelText>}
      <Row $above={16} $gap={8}>
        <ShareButton daily={daily} />
        {yourScoreId !== null && <ButtonLink to={paths.run(String(yourScoreId))}>{t('after.watch')}</ButtonLink>}
      </Row>
    </Panel>
  );
}

function ShareButton({ daily }: { daily: Daily }): ReactNode {
  const { t } = useTranslation('daily');
  const notify = useNotify();
  const head = useDailyHead();

  async function handleShare(): Promise<void> {
    const done = await shareText(`${head(daily)}\n${new URL(dailyOf(daily.day), window.location.origin)}`);
    if (done === 'copied') notify.done(t('share.copied'));
    else if (done === 'failed') notify.problem(t('share.failed'));
  }

  return (
    <Button $tone="accent" onClick={() => void handleShare()}>
      {t('share.button')}
    </Button>
  );
}
