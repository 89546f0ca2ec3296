import { LAUNCH_MONTHS, LAUNCH_PLACES } from '@gamegeek/contracts/games/launch.js';
import { Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '#shared/live/use-live.js';
import { paths } from '#shared/routing/paths.js';
import { Banner, Left, SubmitLink, Text, Texts } from './launch-banner.styles.js';
import { launchTopic } from '../launch-topic.js';

/** The launch promotion with the number of places left. Its height does not depend on the number. */
export function LaunchBanner(): ReactNode {
  const { t } = useTranslation();
  const { snapshot } = useLive(launchTopic);
  const left = snapshot?.places_left;
  const isOver = left !== undefined && left <= 0;
  return (
    <Banner aria-label={t('home.launch.label')}>
      <Rocket size={20} aria-hidden="true" />
      <Texts>
        <Text $isShown={!isOver} aria-hidden={isOver}>
          {t('home.launch.text', { places: LAUNCH_PLACES, months: LAUNCH_MONTHS })}
        </Text>
        <Text $isShown={isOver} aria-hidden={!isOver}>
          {t('home.launch.gone', { places: LAUNCH_PLACES })}
        </Text>
      </Texts>
      <Left $isKnown={left !== undefined && !isOver}>{t('home.launch.left', { count: left || LAUNCH_PLACES })}</Left>
      <SubmitLink to={paths.submitGame()}>{t('ui.submitGame')}</SubmitLink>
    </Banner>
  );
}
