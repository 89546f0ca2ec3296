import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Actions, Text, Title } from './connect.styles.js';

/** Confirms the connection; playing continues in the game. */
export function ConnectDone({ name }: { name: string }): ReactNode {
  const { t } = useTranslation('play');
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button was removed.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Title ref={title} tabIndex={-1}>
        {t('connect.done', { name })}
      </Title>
      <Text role="status">{t('connect.doneText')}</Text>
      <Actions>
        <ButtonLink to={paths.ownPlays()}>{t('connect.plays')}</ButtonLink>
      </Actions>
    </>
  );
}
