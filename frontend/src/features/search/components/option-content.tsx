import { ArrowRight, Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Avatar } from '#ui/players/avatar.js';
import { Detail, Name, PicturePlace, Words } from './search-dialog.styles.js';
import type { SearchOption } from '../search-options.js';

/** Picture, name and details of an option. */
export function OptionContent({ option }: { option: SearchOption }): ReactNode {
  const { t } = useTranslation();
  const { name, detail, playable = true } = option;
  const details = [detail, playable ? undefined : t('ui.coming')].filter(Boolean).join(' · ');
  return (
    <>
      <PicturePlace aria-hidden="true">
        <PictureOf option={option} />
      </PicturePlace>
      <Words>
        <Name title={name}>{name}</Name>
        {details && <Detail>{details}</Detail>}
      </Words>
    </>
  );
}

function PictureOf({ option: { name, picture } }: { option: SearchOption }): ReactNode {
  switch (picture.kind) {
    case 'game':
      return <GamePicture name={name} category={picture.category} url={picture.url} />;
    case 'player':
      return <Avatar username={name} size={32} />;
    case 'model':
      return <Bot size={20} />;
    case 'page':
      return <ArrowRight size={18} />;
  }
}
