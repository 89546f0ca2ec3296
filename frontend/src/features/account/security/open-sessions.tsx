import type { OpenSession } from '@gamegeek/contracts/auth/account.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { sessionsQuery, useEndSession } from './queries.js';
import { useDeviceName } from './use-device-name.js';
import { EndOthersDialog } from './end-others-dialog.js';
import { List } from './open-sessions.styles.js';
import { SessionRow } from './session-row.js';

/** The user's sessions; one or all others can be ended. */
export function OpenSessions(): ReactNode {
  const { t } = useTranslation('account');
  const deviceName = useDeviceName();
  const notify = useNotify();
  const query = useQuery(sessionsQuery);
  const { mutate: endSession } = useEndSession();
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const hasOthers = query.data?.some(({ current }) => !current) ?? false;

  function handleEnd({ id, user_agent }: OpenSession): void {
    endSession(id, {
      onSuccess: () => {
        // The focused button is removed with its row.
        title.current?.focus();
        notify.done(t('sessions.ended'), t('sessions.endedText', { device: deviceName(user_agent) }));
      },
      onError: (error) => notify.failed(error, t('sessions.failed')),
    });
  }

  function handleOthersEnded(): void {
    setAsking(false);
    title.current?.focus();
    notify.done(t('sessions.othersEnded'), t('sessions.othersEndedText'));
  }

  return (
    <Panel aria-labelledby="sessions" aria-busy={query.isPending}>
      <PanelHead>
        <div>
          <PanelTitle id="sessions" ref={title} tabIndex={-1}>
            {t('sessions.title')}
          </PanelTitle>
          <PanelText>{query.data && !hasOthers ? t('sessions.only') : t('sessions.intro')}</PanelText>
        </div>
        {hasOthers && <Button onClick={() => setAsking(true)}>{t('sessions.endOthers')}</Button>}
      </PanelHead>
      <QueryView query={query} failed={t('settings.failed')} pending={<Skeleton $width="100%" $height="76px" />}>
        {(sessions) => (
          <List>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => handleEnd(session)} />
            ))}
          </List>
        )}
      </QueryView>
      {isAsking && <EndOthersDialog onDone={handleOthersEnded} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
