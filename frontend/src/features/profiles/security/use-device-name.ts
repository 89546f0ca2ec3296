import { useTranslation } from 'react-i18next';
import { deviceOf } from './device-name.js';

/** 'Firefox on Linux', as far as the user agent says so. */
export function useDeviceName(): (userAgent: string | null) => string {
  const { t } = useTranslation('profiles');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknownDevice');
  };
}
