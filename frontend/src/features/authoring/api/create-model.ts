import { aiModelSchema, type AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import { request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';
import { catalogueChanged } from '#shared/catalogue/catalogue-changed.js';
import { MODELS } from '#shared/catalogue/get-models.js';
import { versionsKey } from '#shared/catalogue/get-versions.js';

/** Adds the new model to cached lists at once, so that forms can select it before a refetch. */
export async function createModel(values: ModelDto): Promise<AiModel> {
  const model = await request('/api/models', { method: 'POST', body: values, answer: aiModelSchema });
  queryClient.setQueryData<AiModel[]>(MODELS, (models) => models && [...models, model]);
  queryClient.setQueryData(versionsKey(model.id), model.versions);
  catalogueChanged();
  return model;
}
