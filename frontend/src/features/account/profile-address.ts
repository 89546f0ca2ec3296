import { useSearchParams } from 'react-router-dom';

export const PROFILE_TABS = ['overview', 'games', 'settings'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export const SETTINGS_SECTIONS = ['profile', 'notifications', 'security', 'preferences'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

interface ProfileAddress {
  tab: ProfileTab;
  section: SettingsSection;
  showTab: (tab: ProfileTab) => void;
  showSection: (section: SettingsSection) => void;
}

/** The selected part from the address: emails link to `?tab=settings&section=security`. */
export function useProfileAddress(): ProfileAddress {
  const [query, setQuery] = useSearchParams();
  return {
    tab: PROFILE_TABS.find((tab) => tab === query.get('tab')) ?? 'overview',
    section: SETTINGS_SECTIONS.find((section) => section === query.get('section')) ?? 'profile',
    showTab: (tab) => setQuery(tab === 'overview' ? {} : { tab }),
    showSection: (section) => setQuery(section === 'profile' ? { tab: 'settings' } : { tab: 'settings', section }),
  };
}
