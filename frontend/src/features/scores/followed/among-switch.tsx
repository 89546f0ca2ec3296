import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.js';
import { Tab } from '#ui/tabs.styles.js';

interface AmongSwitchProps {
  isFollowing: boolean;
  onSwitch: (isFollowing: boolean) => void;
}

/** Whose rows a board shows: those of everybody, or of those whom the user follows. */
export function AmongSwitch({ isFollowing, onSwitch }: AmongSwitchProps): ReactNode {
  const { t } = useTranslation('boards');
  return (
    <Row role="group" aria-label={t('among.label')} $gap={8}>
      <Tab $look="pills" type="button" aria-pressed={!isFollowing} onClick={() => onSwitch(false)}>
        {t('among.everybody')}
      </Tab>
      <Tab $look="pills" type="button" aria-pressed={isFollowing} onClick={() => onSwitch(true)}>
        {t('among.following')}
      </Tab>
    </Row>
  );
}
