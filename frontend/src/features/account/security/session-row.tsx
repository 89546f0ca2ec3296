import type { OpenSession } from '@gamegeek/contracts/auth/account.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { Button } from '#ui/buttons/button.js';
import { Text } from '#ui/text.js';
import { useDeviceName } from './use-device-name.js';
import { Here, Name, Row } from './open-sessions.styles.js';

export function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }): ReactNode {
  const { t } = useTranslation('account');
  const format = useFormat();
  const device = useDeviceName()(session.user_agent);
  const seen = format.dateTime(session.last_seen_at) ?? t('ui.notAvailable');
  return (
    <Row>
      <div>
        <Name>
          {device}
          {session.current && <Here>{t('sessions.thisDevice')}</Here>}
        </Name>
        <Text $above={4} $size="medium" $muted>
          {session.ip ?? t('sessions.unknownAddress')} · {t('sessions.lastSeen', { when: seen })}
        </Text>
      </div>
      {!session.current && (
        <Button aria-label={t('sessions.endNamed', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}
