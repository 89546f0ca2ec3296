import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.js';
import { Tabs } from '#ui/tabs.js';
import { SETTINGS_SECTIONS, type SettingsSection } from '../profile-address.js';
import { NotificationSettings } from './notification-settings.js';
import { PreferenceSettings } from './preference-settings.js';
import { ProfileSettings } from '../profile/profile-settings.js';
import { SecuritySettings } from '../security/security-settings.js';

interface SettingsProps {
  section: SettingsSection;
  onSection: (section: SettingsSection) => void;
}

const CONTENT: Record<SettingsSection, () => ReactNode> = {
  profile: ProfileSettings,
  notifications: NotificationSettings,
  security: SecuritySettings,
  preferences: PreferenceSettings,
};

export function Settings({ section, onSection }: SettingsProps): ReactNode {
  const { t } = useTranslation('account');
  const Content = CONTENT[section];
  return (
    <Tabs
      id="settings"
      look="pills"
      label={t('settings.label')}
      tabs={SETTINGS_SECTIONS.map((value) => ({ value, text: t(`settings.sections.${value}`) }))}
      value={section}
      onChange={onSection}
    >
      <Stack $gap={16}>
        <Content />
      </Stack>
    </Tabs>
  );
}
