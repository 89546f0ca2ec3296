import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#features/auth/use-sign-out.js';
import { useOpenSearch } from '#features/search/use-open-search.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerName } from '#ui/players/player-name.js';
import { LanguageSelect } from '../settings/language-select.js';
import { ThemeSelect } from '../settings/theme-select.js';
import { DailyStreak } from './daily-streak.js';
import {
  MenuAccount,
  MenuButton,
  MenuGroup,
  MenuLink,
  MenuName,
  MenuPanel,
  MenuSettings,
} from './mobile-menu.styles.js';
import { WaitingReports } from './waiting-reports.js';

const loginTab: AuthLinkState = { tab: 'login' };
const signUpTab: AuthLinkState = { tab: 'signUp' };

/** The header's links for narrow screens; each target is at least 44 px high. */
export function MobileMenu({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const user = useSession((state) => state.user);
  const signOut = useSignOut();
  const openSearch = useOpenSearch();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('a')?.focus();
  }, []);

  return (
    <MenuPanel ref={panel} id="mobile-menu" aria-label={t('nav.label')}>
      <MenuGroup>
        <MenuButton
          type="button"
          onClick={() => {
            onClose();
            openSearch();
          }}
        >
          {t('nav.search')}
        </MenuButton>
        <MenuLink to={paths.home()} end onClick={onClose}>
          {t('nav.home')}
        </MenuLink>
        <MenuLink to={paths.models()} onClick={onClose}>
          {t('nav.models')}
        </MenuLink>
        <MenuLink to={paths.games()} onClick={onClose}>
          {t('nav.games')}
        </MenuLink>
        <MenuLink to={paths.daily()} onClick={onClose}>
          {t('nav.daily')}
          {user && <DailyStreak isInLink />}
        </MenuLink>
        <MenuLink to={paths.leaderboard()} onClick={onClose}>
          {t('nav.leaderboards')}
        </MenuLink>
        <MenuLink to={paths.about()} onClick={onClose}>
          {t('nav.about')}
        </MenuLink>
        <MenuLink to={paths.apiKey()} onClick={onClose}>
          {t('nav.api')}
        </MenuLink>
      </MenuGroup>
      <MenuGroup>
        {user ? (
          <>
            <MenuAccount>
              <Avatar username={user.username} size={32} />
              <span>
                {t('account.title')}{' '}
                <MenuName>
                  <PlayerName username={user.username} />
                </MenuName>
              </span>
            </MenuAccount>
            <MenuLink to={paths.profile()} onClick={onClose}>
              {t('account.profile')}
            </MenuLink>
            <MenuLink to={paths.leaderboard()} onClick={onClose}>
              {t('account.scores')}
            </MenuLink>
            <MenuLink to={paths.challenges()} onClick={onClose}>
              {t('account.challenges')}
            </MenuLink>
            <MenuLink to={paths.studio()} onClick={onClose}>
              {t('account.studio')}
            </MenuLink>
            {user.is_admin && (
              <MenuLink to={paths.moderation()} onClick={onClose}>
                {t('account.moderation')}
                <WaitingReports />
              </MenuLink>
            )}
            <MenuButton
              type="button"
              onClick={() => {
                onClose();
                signOut();
              }}
            >
              {t('account.logout')}
            </MenuButton>
          </>
        ) : (
          <>
            <MenuLink to={paths.auth()} state={loginTab} onClick={onClose}>
              {t('nav.login')}
            </MenuLink>
            <MenuLink to={paths.auth()} state={signUpTab} onClick={onClose}>
              {t('auth.signUp')}
            </MenuLink>
          </>
        )}
      </MenuGroup>
      <MenuSettings>
        <LanguageSelect />
        <ThemeSelect />
      </MenuSettings>
    </MenuPanel>
  );
}
