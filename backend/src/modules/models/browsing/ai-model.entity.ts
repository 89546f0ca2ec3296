import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';

export const AiModelSchema = defineEntity({
  name: 'AiModel',
  tableName: 'ai_models',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    company: p.text(),
    description: p.text(),
    logoUrl: p.text().nullable(),
    websiteUrl: p.text().nullable(),
    createdBy: () => p.manyToOne(User).nullable().fieldName('created_by'),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p
      .datetime(3)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** An AI model with which games are made. Names are unique, ignoring case. */
export class AiModel extends AiModelSchema.class {}
AiModelSchema.setClass(AiModel);
