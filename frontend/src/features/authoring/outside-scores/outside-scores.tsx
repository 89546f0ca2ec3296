import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { OutsideScoresDialog } from './outside-scores-dialog.js';
import { outsideScoresQuery } from './queries.js';

/** Offers to remove the scores outside of the bounds of a game; shows nothing while there are none. */
export function OutsideScores({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('authoring');
  const { data } = useQuery(outsideScoresQuery(gameId));
  const [isAsking, setAsking] = useState(false);
  if (!data || (data.count === 0 && !data.removing)) return null;
  const { removing } = data;
  return (
    <Panel aria-labelledby="outside-scores">
      <Row $gap={16} $rowGap={8} $justify="space-between">
        <div>
          <PanelTitle id="outside-scores">{t('outside.title')}</PanelTitle>
          <PanelText role="status">
            {removing
              ? t('outside.removing')
              : t(data.more ? 'outside.countMore' : 'outside.count', { count: data.count })}
          </PanelText>
        </div>
        {!removing && (
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <Trash2 size={17} aria-hidden="true" />
            {t('outside.open')}
          </Button>
        )}
      </Row>
      {isAsking && <OutsideScoresDialog gameId={gameId} outside={data} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
