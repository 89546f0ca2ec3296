import { Bot, Database, KeyRound, MessagesSquare, Rocket, ShieldCheck, SlidersHorizontal, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichList } from '../rich-list/rich-list.js';
import { IconTile } from '../icon-tile.js';
import { Topic, TopicHead, Topics, TopicText, TopicTitle } from './help-topics.styles.js';
import type { PageTexts } from '#shared/i18n/use-page-texts.js';

type TopicId = keyof PageTexts<'helpCenter'>['topics'];

const TOPICS: readonly { id: TopicId; sign: typeof Bot }[] = [
  { id: 'start', sign: Rocket },
  { id: 'signIn', sign: KeyRound },
  { id: 'boards', sign: Trophy },
  { id: 'community', sign: MessagesSquare },
  { id: 'developers', sign: Bot },
  { id: 'security', sign: ShieldCheck },
  { id: 'data', sign: Database },
  { id: 'settings', sign: SlidersHorizontal },
];

/** Common tasks with links. */
export function HelpTopics({ topics }: { topics: PageTexts<'helpCenter'>['topics'] }): ReactNode {
  return (
    <Topics>
      {TOPICS.map(({ id, sign: Icon }) => {
        const { title, text, steps } = topics[id];
        return (
          <Topic key={id} aria-labelledby={`${id}-topic`}>
            <TopicHead>
              <IconTile>
                <Icon size={20} aria-hidden="true" />
              </IconTile>
              <div>
                <TopicTitle id={`${id}-topic`}>{title}</TopicTitle>
                <TopicText>{text}</TopicText>
              </div>
            </TopicHead>
            <RichList lines={steps} />
          </Topic>
        );
      })}
    </Topics>
  );
}
