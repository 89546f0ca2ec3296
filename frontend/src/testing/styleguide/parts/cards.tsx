import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import type { ReactNode } from 'react';
import { GameCards } from '#features/games/components/game-card.js';
import { ModelCard, ModelCardSkeleton } from '#features/models/components/model-card.js';
import { AchievementCard } from '#features/players/achievements/achievement-card.js';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { achievement, completed } from '#testing/factories/profile.factory.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Mascot } from '#ui/pictures/mascot.js';
import { Avatar } from '#ui/players/avatar.js';
import { Example, Part } from '../part.js';

const GAMES = [
  game(1, 'Hexfall', {
    categories: ['Puzzle'],
    player_count: 1_204,
    game_url: 'https://example.org/play',
    documentation_url: 'https://example.org/docs',
    premium_until: '2027-02-01T00:00:00.000Z',
  }),
  game(2, 'A game with a name of many words that has to find its room', {
    categories: ['Puzzle', 'Strategy', 'Educational'],
    description: 'A description of more than a line, as most of them are, that is cut where the card ends. '.repeat(3),
    active: false,
  }),
];

const MODEL = model(1, 'Example Model', {
  versions: [version(1, '1.0')],
  games_count: 4,
  website_url: 'https://example.org',
});

export function Cards(): ReactNode {
  return (
    <Part name="Cards and pictures">
      <Example of="Games: with everything; hidden, with long texts">
        <div style={{ width: '100%' }}>
          <GameCards games={GAMES} />
        </div>
      </Example>
      <Example of="Models: a card, and one that is loading" isWide isList>
        <ModelCard model={MODEL} gamesCount={10} action="details" />
        <ModelCardSkeleton />
      </Example>
      <Example of="Achievements: in progress, and completed" isWide isList>
        <AchievementCard achievement={achievement('first_game', { progress: 40 })} />
        <AchievementCard achievement={achievement('first_game', completed)} />
      </Example>
      <Example of="The mascot, an avatar, and a sprite for each category">
        <Mascot height={44} />
        <Avatar username="ada" size={44} />
        {GAME_CATEGORIES.map((category) => (
          <div key={category} style={{ width: 84 }}>
            <GamePicture name={category} category={category} url={null} />
          </div>
        ))}
      </Example>
    </Part>
  );
}
