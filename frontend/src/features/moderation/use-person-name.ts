import { DELETED_PLAYER } from '@gamegeek/contracts/auth/username.js';
import { useTranslation } from 'react-i18next';

/** The name of a person in a sentence; also for deleted accounts. */
export function usePersonName(): (username: string) => string {
  const { t } = useTranslation();
  return (username) => (username === DELETED_PLAYER ? t('board.deletedPlayer') : username);
}
