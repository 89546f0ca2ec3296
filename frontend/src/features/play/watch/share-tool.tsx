import { browserStore } from '@gamegeek/sdk/browser-store.js';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { savePreferences, usePreferences } from '#shared/preferences/account-preferences.js';
import { Tool, WatcherCount } from '../stage/stage.styles.js';
import type { StagePlayer } from '../stage/use-stage.js';

interface ShareToolProps {
  player: StagePlayer;
  /** How many watch the run. */
  watching: number;
  onShare: (isShared: boolean) => void;
}

/** Lets others watch the runs of this player, or not. Guests choose for this browser. */
export function ShareTool({ player, ...props }: ShareToolProps): ReactNode {
  if (player === undefined) return null;
  return player === null ? <ShareOfGuest {...props} /> : <ShareOfAccount {...props} />;
}

type Props = Omit<ShareToolProps, 'player'>;

function ShareOfAccount(props: Props): ReactNode {
  const { preferences } = usePreferences();
  return (
    preferences && (
      <Switch
        {...props}
        isShared={preferences.share_runs}
        onChoose={(isShared) => void savePreferences({ share_runs: isShared })}
      />
    )
  );
}

const NAME = 'sharing';
const store = browserStore('arcade-', () => localStorage);

interface Sharing {
  isOn: boolean;
}

function ShareOfGuest(props: Props): ReactNode {
  const [isShared, setIsShared] = useState(() => store.read<Sharing>(NAME)?.isOn !== false);
  return (
    <Switch
      {...props}
      isShared={isShared}
      onChoose={(chosen) => {
        store.write(NAME, { isOn: chosen } satisfies Sharing);
        setIsShared(chosen);
      }}
    />
  );
}

interface SwitchProps extends Props {
  isShared: boolean;
  onChoose: (isShared: boolean) => void;
}

function Switch({ isShared, watching, onShare, onChoose }: SwitchProps): ReactNode {
  const { t } = useTranslation('play');
  const share = useEffectEvent(onShare);
  useEffect(() => share(isShared), [isShared]);
  const label = t('stage.share');
  const Icon = isShared ? Eye : EyeOff;
  return (
    <>
      {isShared && watching > 0 && <WatcherCount>{t('board.watching', { count: watching })}</WatcherCount>}
      <Tool type="button" aria-pressed={isShared} aria-label={label} title={label} onClick={() => onChoose(!isShared)}>
        <Icon size={19} aria-hidden="true" />
      </Tool>
    </>
  );
}
