import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';

/** Confirms the connection; playing continues in the game. */
export function ConnectDone({ name }: { name: string }): ReactNode {
  const { t } = useTranslation('play');
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button was removed.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Heading as="h1" $size="heading" ref={title} tabIndex={-1}>
        {t('connect.done', { name })}
      </Heading>
      <Text $muted role="status">
        {t('connect.doneText')}
      </Text>
      <Row $gap={12}>
        <ButtonLink to={paths.ownPlays()}>{t('connect.plays')}</ButtonLink>
      </Row>
    </>
  );
}
