import { insert, nextNumber, type Database } from './made.js';

export interface MadeModel {
  id: number;
  name: string;
}

export interface MadeVersion {
  id: number;
  model_id: number;
  version: string;
}

/** Inserts an AI model without versions. */
export async function makeModel(database: Database, state: { name?: string } = {}): Promise<MadeModel> {
  return insert(database, 'ai_models', {
    name: state.name ?? `Model ${nextNumber()}`,
    company: 'Example Labs',
    description: 'A model that games are made with.',
    website_url: 'https://models.example/',
  });
}

export interface VersionState {
  modelId?: number;
  version?: string;
  isLatest?: boolean;
  capabilities?: string[];
}

/** Inserts a version, by default of a new model. */
export async function makeVersion(database: Database, state: VersionState = {}): Promise<MadeVersion> {
  return insert(database, 'model_versions', {
    model_id: state.modelId ?? (await makeModel(database)).id,
    version: state.version ?? `${nextNumber()}.0`,
    description: 'A version of a model that games are made with.',
    capabilities: state.capabilities ?? ['text', 'pictures'],
    is_latest: state.isLatest ?? false,
  });
}
