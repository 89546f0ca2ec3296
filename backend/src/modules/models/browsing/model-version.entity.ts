import { defineEntity, p } from '@mikro-orm/core';
import { AiModel } from './ai-model.entity.js';

export const ModelVersionSchema = defineEntity({
  name: 'ModelVersion',
  tableName: 'model_versions',
  properties: {
    id: p.integer().primary(),
    model: () => p.manyToOne(AiModel),
    version: p.text(),
    description: p.text(),
    imageUrl: p.text().nullable(),
    capabilities: p.array().default([]),
    isLatest: p.boolean().default(false),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p
      .datetime(3)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** A version of an AI model; at most one of each model is the latest. */
export class ModelVersion extends ModelVersionSchema.class {}
ModelVersionSchema.setClass(ModelVersion);
