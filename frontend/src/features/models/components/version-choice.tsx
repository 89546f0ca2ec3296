import type { AiModel, ModelVersion } from '@gamegeek/contracts/models/models.schemas.js';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Badge } from '#ui/badge.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { SelectField } from '#ui/fields/select-field.js';
import { Row, Stack } from '#ui/layout.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Heading, Text } from '#ui/text.js';
import { Capabilities, Choice, Chosen, Description, ListName, Picture } from './version-choice.styles.js';

interface VersionChoiceProps {
  model: AiModel;
  version: ModelVersion | undefined;
  onChoose: (versionId: number | undefined) => void;
}

/** The versions of a model, and the capabilities of the selected one. */
export function VersionChoice({ model, version, onChoose }: VersionChoiceProps): ReactNode {
  const { t } = useTranslation('models');
  return (
    <Panel aria-labelledby="versions">
      <PanelHead>
        <PanelTitle id="versions">{t('detail.versions')}</PanelTitle>
        <ButtonLink to={paths.createVersion(model.id)}>
          <Plus size={18} aria-hidden="true" />
          {t('detail.addVersion')}
        </ButtonLink>
      </PanelHead>
      {model.versions.length === 0 ? (
        <PanelText>{t('detail.noVersions')}</PanelText>
      ) : (
        <Choice>
          <SelectField
            label={t('detail.choose')}
            value={version?.id ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{t('detail.none')}</option>
            {model.versions.map(({ id, version: name, is_latest }) => (
              <option key={id} value={id}>
                {is_latest ? t('detail.latestOption', { version: name }) : name}
              </option>
            ))}
          </SelectField>
          {!version && <PanelText>{t('detail.hint')}</PanelText>}
        </Choice>
      )}
      {version && <ChosenVersion key={version.id} version={version} />}
    </Panel>
  );
}

function ChosenVersion({ version }: { version: ModelVersion }): ReactNode {
  const { t } = useTranslation('models');
  const format = useFormat();
  const [isBroken, setBroken] = useState(false);
  const { capabilities, image_url } = version;
  const day = format.date(version.created_at);
  return (
    <Chosen>
      <Stack $gap={12}>
        <Row $gap={12} $rowGap={8}>
          <Heading as="h3">{version.version}</Heading>
          {version.is_latest && <Badge $tone="accent">{t('detail.latest')}</Badge>}
          {day && (
            <Text as="span" $size="medium" $muted>
              {t('detail.since', { date: day })}
            </Text>
          )}
        </Row>
        <Description>{version.description}</Description>
        {capabilities.length > 0 && (
          <>
            <ListName id="capabilities">{t('detail.capabilities')}</ListName>
            <Capabilities aria-labelledby="capabilities">
              {capabilities.map((capability) => (
                <Badge key={capability} as="li">
                  {capability}
                </Badge>
              ))}
            </Capabilities>
          </>
        )}
      </Stack>
      {image_url && !isBroken && (
        <Picture src={image_url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      )}
    </Chosen>
  );
}
