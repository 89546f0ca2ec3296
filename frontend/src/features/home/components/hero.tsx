import { ArrowDown, Play } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { MODELS_SECTION, PLAY_SECTION } from '../section-ids.js';
import { CommunityIcons } from './community-icons.js';
import { TypingText } from './typing-text.js';
import { Actions, Aside, Block, DownLink, Onward, Pitch, Subtitle, Words, Welcome } from './hero.styles.js';

/** The welcome, beside the live panel that the page provides. */
export function Hero({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const phrases = useMemo(
    () => [t('home.phrases.community'), t('home.phrases.fun'), t('home.phrases.passion'), t('home.phrases.powered')],
    [t],
  );
  return (
    <Block>
      <Words>
        <Eyebrow>{t('home.eyebrow')}</Eyebrow>
        <Welcome>{t('home.welcome')}</Welcome>
        <Subtitle>{t('home.subtitle')}</Subtitle>
        <TypingText phrases={phrases} />
        <Pitch>{t('home.pitch')}</Pitch>
        <Actions>
          <ButtonAnchor href={`#${PLAY_SECTION}`} $tone="accent">
            <Play size={18} aria-hidden="true" />
            {t('home.playNow')}
          </ButtonAnchor>
          <ButtonLink to={paths.games()}>{t('home.discover')}</ButtonLink>
          <ButtonLink to={paths.submitGame()}>{t('home.submitGame')}</ButtonLink>
        </Actions>
        <Onward>
          <CommunityIcons />
          <DownLink href={`#${MODELS_SECTION}`}>
            {t('home.scrollDown')}
            <ArrowDown size={18} aria-hidden="true" />
          </DownLink>
        </Onward>
      </Words>
      <Aside>{children}</Aside>
    </Block>
  );
}
