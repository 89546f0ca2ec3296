import { deviceOf } from './device-name.js';
import { useProfileText } from './use-profiles-text.js';

/** 'Firefox on Linux', as far as the device says what it is. */
export function useDeviceName(): (userAgent: string | null) => string {
  const t = useProfileText();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknownDevice');
  };
}
