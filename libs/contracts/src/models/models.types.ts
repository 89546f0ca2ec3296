export interface ModelVersion {
  id: number;
  model_id: number;
  version: string;
  description: string;
  image_url: string | null;
  capabilities: string[];
  is_latest: boolean;
  created_at: string;
  updated_at: string;
}

/** An AI model with all its versions (docs/product.md, section 3). */
export interface AiModel {
  id: number;
  name: string;
  company: string;
  description: string;
  logo_url: string | null;
  website_url: string | null;
  created_at: string;
  updated_at: string;
  versions: ModelVersion[];
  /** Active games with any of its versions. */
  games_count: number;
}
