import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { savePreferences, usePreferences } from '#shared/preferences/account-preferences.js';
import { color, space } from '#shared/theme/theme.js';
import { SwitchField } from '#ui/fields/switch-field.js';
import { LoadError } from '#ui/load-error.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Skeleton } from '#ui/skeleton.js';
import { Heading } from '#ui/text.js';

const MAILS = [
  { name: 'email_notifications', label: 'notifications.email', hint: 'notifications.emailHint' },
  { name: 'game_invites', label: 'notifications.invites', hint: 'notifications.invitesHint' },
  { name: 'weekly_digest', label: 'notifications.digest', hint: 'notifications.digestHint' },
  { name: 'daily_reminder', label: 'notifications.daily', hint: 'notifications.dailyHint' },
  { name: 'maker_digest', label: 'notifications.makerDigest', hint: 'notifications.makerDigestHint' },
] as const;

const TOPICS = [
  { name: 'notify_overtaken', label: 'notifications.overtaken', hint: 'notifications.overtakenHint' },
  { name: 'notify_comments', label: 'notifications.comments', hint: 'notifications.commentsHint' },
  { name: 'notify_achievements', label: 'notifications.achievements', hint: 'notifications.achievementsHint' },
  { name: 'notify_weekly_results', label: 'notifications.weekly', hint: 'notifications.weeklyHint' },
  { name: 'notify_followed', label: 'notifications.followed', hint: 'notifications.followedHint' },
] as const;

/** Which notifications the user gets, and how. */
export function NotificationSettings(): ReactNode {
  const { t } = useTranslation('account');
  const { preferences, isFailed, reload } = usePreferences();

  const switches = (list: typeof MAILS | typeof TOPICS): ReactNode =>
    list.map(({ name, label, hint }) =>
      preferences ? (
        <SwitchField
          key={name}
          label={t(label)}
          hint={t(hint)}
          checked={preferences[name]}
          onChange={(isOn) => void savePreferences({ [name]: isOn })}
        />
      ) : (
        <Skeleton key={name} $width="100%" $height="56px" />
      ),
    );

  return (
    <Panel aria-labelledby="notifications" aria-busy={!preferences && !isFailed}>
      <PanelHead>
        <div>
          <PanelTitle id="notifications">{t('notifications.title')}</PanelTitle>
          <PanelText>{t('notifications.intro')}</PanelText>
        </div>
      </PanelHead>
      {isFailed ? (
        <LoadError title={t('settings.failed')} onRetry={reload} />
      ) : (
        <>
          {switches(MAILS)}
          <Topics>
            <Heading as="h3" $size="base">
              {t('notifications.topics')}
            </Heading>
            <PanelText>{t('notifications.topicsHint')}</PanelText>
          </Topics>
          {switches(TOPICS)}
        </>
      )}
    </Panel>
  );
}

const Topics = styled.div`
  margin-top: ${space[24]};
  padding: ${space[16]} 0 ${space[8]};
  border-top: 1px solid ${color.line};
`;
