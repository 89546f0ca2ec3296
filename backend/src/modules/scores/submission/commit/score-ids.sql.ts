import type { Statement } from '../../../../core/database/sql.service.js';

export const NEXT_BLOCK: Statement = { name: 'next-score-ids', text: `SELECT nextval('score_id_blocks') AS first` };
