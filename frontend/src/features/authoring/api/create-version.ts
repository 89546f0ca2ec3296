import { modelVersionSchema, type ModelVersion } from '@gamegeek/contracts/models/models.schemas.js';
import type { VersionFormDto } from '@gamegeek/contracts/models/version.dto.js';
import { request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';
import { catalogueChanged } from '#shared/catalogue/catalogue-changed.js';
import { versionsKey } from '#shared/catalogue/get-versions.js';

/** Adds the new version to its model's cached list at once, so that forms can select it. */
export async function createVersion(values: VersionFormDto): Promise<ModelVersion> {
  const { model_id: modelId } = values;
  const version = await request(`/api/models/${modelId}/versions`, {
    method: 'POST',
    body: values,
    answer: modelVersionSchema,
  });
  queryClient.setQueryData<ModelVersion[]>(versionsKey(modelId), (versions) => versions && [...versions, version]);
  catalogueChanged();
  return version;
}
