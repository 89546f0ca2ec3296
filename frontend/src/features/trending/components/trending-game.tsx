import { Gamepad2, Sparkles, TrendingUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import type { TrendReason } from '@gamegeek/rules/trends.js';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Badge } from '#ui/badge.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import type { ShownTrend } from '../trending.schemas.js';
import type { ExampleGame } from './examples.js';
import { Figures, Name, NameLink, Playing, Reason, Row, Texts, Thumb } from './trending-games.styles.js';

/** A trending game with its model and number of players. */
export const TrendingGameRow = memo(function TrendingGameRow({ game }: { game: ShownTrend }): ReactNode {
  const { t } = useTranslation('trending');
  return (
    <Row data-glide={game.id}>
      <Thumb>
        <GamePicture name={game.name} category={game.categories[0]} url={game.image_url} />
      </Thumb>
      <Texts>
        <Name>
          <NameLink to={paths.game(game.id)}>{game.name}</NameLink>
        </Name>
        <Figures>
          <span>{game.aiModelName}</span>
          {!canBePlayed(game) ? (
            <span>{t('ui.coming')}</span>
          ) : (
            game.playingNow > 0 && (
              <Playing>
                <Gamepad2 size={15} aria-hidden="true" />
                {t('playing', { count: game.playingNow })}
              </Playing>
            )
          )}
        </Figures>
        <Figures>
          <span>{t('players', { count: game.activePlayerCount })}</span>
          <Why reason={game.reason} />
        </Figures>
      </Texts>
    </Row>
  );
});

/** A placeholder marked as an example, without a link. */
export function ExampleRow({ example }: { example: ExampleGame }): ReactNode {
  const { t } = useTranslation('trending');
  return (
    <Row>
      <Thumb>
        <GamePicture name={example.name} url={null} />
      </Thumb>
      <Texts>
        <Name>{example.name}</Name>
        <Badge>{t('example')}</Badge>
        <Figures>
          <span>{t('players', { count: example.activePlayerCount })}</span>
          <Why reason={example.reason} />
        </Figures>
      </Texts>
    </Row>
  );
}

/** The reason for trending, if it is more than the number of players. */
function Why({ reason }: { reason: TrendReason }): ReactNode {
  const { t } = useTranslation('trending');
  const format = useFormat();
  if (reason.kind === 'players') return null;
  const Sign = reason.kind === 'new' ? Sparkles : TrendingUp;
  return (
    <Reason>
      <Sign size={15} aria-hidden="true" />
      {reason.kind === 'new' ? t('new') : t('growth', { share: format.percent(reason.percentage) })}
    </Reason>
  );
}
