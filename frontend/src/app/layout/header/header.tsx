import { Menu, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SearchButton } from '#features/search/components/search-button.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Mascot } from '#ui/pictures/mascot.js';
import { LanguageSelect } from '../settings/language-select.js';
import { ThemeSelect } from '../settings/theme-select.js';
import { DailyStreak } from './daily-streak.js';
import {
  Account,
  AccountPlace,
  Bar,
  BellRoom,
  Brand,
  BrandName,
  Burger,
  Links,
  NavItem,
  Settings,
  StreakRoom,
  Top,
  WideOnly,
} from './header.styles.js';
import { MobileMenu } from './mobile-menu.js';
import { WaitingReports } from './waiting-reports.js';

/** As large as a page; loaded only for signed-in users. */
const AccountMenu = lazyPart(() => import('#features/auth/components/account-menu.js'), 'AccountMenu');

/** Loaded only for signed-in users. */
const LiveInboxBell = lazyPart<'LiveInboxBell', object>(
  () => import('#routes/parts/header-parts.js'),
  'LiveInboxBell',
  'inbox',
  'players',
);

const loginTab: AuthLinkState = { tab: 'login' };
const signUpTab: AuthLinkState = { tab: 'signUp' };

export function Header(): ReactNode {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const burger = useRef<HTMLButtonElement>(null);
  // Bound to one history entry, so that navigation closes the menu.
  const isOpen = openedAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenedAt(undefined);
      burger.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  /** Keeps the focus in the header: dialogs opened from the menu return it there. */
  function closeMenu(): void {
    burger.current?.focus();
    setOpenedAt(undefined);
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    // The menu covers the content after it, so it closes when the focus leaves it.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenedAt(undefined);
  }

  return (
    <Top onBlur={handleBlur}>
      <Bar>
        <Brand to={paths.home()} aria-label={t('nav.homeLink')}>
          <Mascot height={28} />
          <BrandName>{t('brand')}</BrandName>
        </Brand>
        <Links aria-label={t('nav.label')}>
          <NavItem to={paths.home()} end>
            {t('nav.home')}
          </NavItem>
          <NavItem to={paths.models()}>{t('nav.models')}</NavItem>
          <NavItem to={paths.games()}>{t('nav.games')}</NavItem>
          <NavItem to={paths.leaderboard()}>{t('nav.leaderboards')}</NavItem>
          <NavItem to={paths.about()}>{t('nav.about')}</NavItem>
        </Links>
        {user && (
          <StreakRoom>
            <DailyStreak />
          </StreakRoom>
        )}
        <SearchButton />
        <Settings>
          <LanguageSelect />
          <ThemeSelect />
        </Settings>
        {user && (
          <BellRoom>
            <Suspense fallback={null}>
              <LiveInboxBell />
            </Suspense>
          </BellRoom>
        )}
        <WideOnly>{renderAccount()}</WideOnly>
        <Burger
          ref={burger}
          type="button"
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          onClick={() => setOpenedAt(isOpen ? undefined : key)}
        >
          {isOpen ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />}
        </Burger>
      </Bar>
      {isOpen && <MobileMenu onClose={closeMenu} />}
    </Top>
  );

  function renderAccount(): ReactNode {
    if (status === 'loading') return <AccountPlace />;
    if (user) {
      return (
        <Suspense fallback={<AccountPlace />}>
          <AccountMenu username={user.username} openReports={user.is_admin && <WaitingReports />} />
        </Suspense>
      );
    }
    return (
      <Account>
        <ButtonLink to={paths.auth()} state={loginTab} $tone="plain">
          {t('nav.login')}
        </ButtonLink>
        <ButtonLink to={paths.auth()} state={signUpTab} $tone="accent">
          {t('auth.signUp')}
        </ButtonLink>
      </Account>
    );
  }
}
