import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteInBatches } from '../shared/delete-in-batches.sql.js';

/** A part of the compressed document of a run. */
export interface ExportPiece {
  userId: string;
  run: string;
  number: number;
  content: Buffer;
}

/** Locks the account, so that no export is requested for an account that is being deleted. */
const REQUEST = `
  INSERT INTO data_exports (user_id) SELECT id FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET requested_at = now(), ready_at = NULL, run = NULL
  WHERE data_exports.ready_at IS NOT NULL`;

const ADD_PIECE = `
  INSERT INTO data_export_pieces (run, number, user_id, content)
  SELECT run, ?, user_id, ? FROM data_exports WHERE user_id = ? AND run = ?
  RETURNING number`;

/** Requests an export unless one is pending. */
export async function requestExport(em: EntityManager, userId: string): Promise<void> {
  await em.execute(REQUEST, [userId]);
}

/** False if the run was superseded: the account may have been deleted, or another node may have started a new run. */
export async function addPiece(em: EntityManager, { userId, run, number, content }: ExportPiece): Promise<boolean> {
  return (await em.execute<object[]>(ADD_PIECE, [number, content, userId, run])).length > 0;
}

export async function deleteExportsReadyBefore(em: EntityManager, time: Date): Promise<void> {
  await deleteInBatches(em, { table: 'data_exports', key: 'user_id', where: 'ready_at < ?' }, [time]);
}
