import { ArrowDown, Play } from 'lucide-react';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { Text } from '#ui/text.js';
import { MODELS_SECTION } from '../section-ids.js';
import { CommunityIcons } from './community-icons.js';
import { TypingText } from './typing-text.js';
import { Aside, Block, DownLink, Onward, Words, Welcome } from './hero.styles.js';

interface HeroProps {
  /** The path of the game that Play opens. */
  findGame: () => Promise<string>;
  children: ReactNode;
}

/** The welcome, beside the live panel that the page provides. */
export function Hero({ findGame, children }: HeroProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  function handlePlay(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void findGame()
      .catch(() => paths.games())
      .then(navigate);
  }
  const phrases = useMemo(
    () => [t('home.phrases.community'), t('home.phrases.fun'), t('home.phrases.passion'), t('home.phrases.powered')],
    [t],
  );
  return (
    <Block>
      <Words>
        <Eyebrow>{t('home.eyebrow')}</Eyebrow>
        <Welcome>{t('home.welcome')}</Welcome>
        <Text $above={16} $size="large" $muted>
          {t('home.subtitle')}
        </Text>
        <TypingText phrases={phrases} />
        <Text $above={16} $size="base" $muted $narrow>
          {t('home.pitch')}
        </Text>
        <Row $above={24} $gap={12}>
          <ButtonLink to={paths.games()} onClick={handlePlay} $tone="accent">
            <Play size={18} aria-hidden="true" />
            {t('home.playNow')}
          </ButtonLink>
          <ButtonLink to={paths.games()}>{t('home.discover')}</ButtonLink>
          <ButtonLink to={paths.submitGame()}>{t('home.submitGame')}</ButtonLink>
        </Row>
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
