import { useTranslation } from 'react-i18next';
import { deviceOf } from './device-name.js';

/** Such as 'Firefox on Linux', if the user agent is recognised. */
export function useDeviceName(): (userAgent: string | null) => string {
  const { t } = useTranslation('account');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknownDevice');
  };
}
