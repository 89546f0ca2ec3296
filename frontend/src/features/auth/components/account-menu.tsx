import { ChevronDown, Gamepad2, KeyRound, LogOut, ShieldCheck, Swords, Trophy, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { Avatar } from '#ui/players/avatar.js';
import { Content, Item, Label, Separator, Trigger, TriggerName } from './account-menu.styles.js';
import { useSignOut } from '../use-sign-out.js';

interface AccountMenuProps {
  username: string;
  /** For admins: the number of open reports, beside the link to them. */
  openReports?: ReactNode;
}

/** The menu of the signed-in user, titled with the username and headed 'My Account'. */
export function AccountMenu({ username, openReports }: AccountMenuProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    // Not modal: a modal menu inserts a style element to lock scrolling. Not in a portal, so that it stays in the
    // header's landmark.
    <DropdownMenu.Root modal={false}>
      <Trigger>
        <Avatar username={username} size={28} />
        <TriggerName title={username}>{username}</TriggerName>
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      <Content align="end" sideOffset={8} collisionPadding={12}>
        <Label>{t('account.title')}</Label>
        <Separator />
        <Item onSelect={() => void navigate(paths.profile())}>
          <UserRound size={17} aria-hidden="true" />
          {t('account.profile')}
        </Item>
        <Item onSelect={() => void navigate(paths.leaderboard())}>
          <Trophy size={17} aria-hidden="true" />
          {t('account.scores')}
        </Item>
        <Item onSelect={() => void navigate(paths.challenges())}>
          <Swords size={17} aria-hidden="true" />
          {t('account.challenges')}
        </Item>
        <Item onSelect={() => void navigate(paths.studio())}>
          <Gamepad2 size={17} aria-hidden="true" />
          {t('account.studio')}
        </Item>
        <Item onSelect={() => void navigate(paths.apiKey())}>
          <KeyRound size={17} aria-hidden="true" />
          {t('account.apiKey')}
        </Item>
        {openReports && (
          <Item onSelect={() => void navigate(paths.moderation())}>
            <ShieldCheck size={17} aria-hidden="true" />
            {t('account.moderation')}
            {openReports}
          </Item>
        )}
        <Separator />
        <Item onSelect={signOut}>
          <LogOut size={17} aria-hidden="true" />
          {t('account.logout')}
        </Item>
      </Content>
    </DropdownMenu.Root>
  );
}
