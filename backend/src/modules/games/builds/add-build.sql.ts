import type { BuildReason, BuildVerdict } from '@gamegeek/contracts/builds/builds.schemas.js';
import { runIn, type Transaction } from '../../../core/database/transaction.js';
import type { UnpackedFile } from './upload/unpack.js';

export interface NewBuild {
  id: string;
  gameId: number;
  uploadedBy: string;
  sha256: Buffer;
  size: number;
  verdict: BuildVerdict;
  reasons: BuildReason[];
  notes: string;
  files: UnpackedFile[];
}

const ADD = {
  name: 'add-build',
  text: `
    INSERT INTO builds (id, game_id, number, uploaded_by, sha256, size, verdict, reasons, notes)
    SELECT $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8 FROM builds WHERE game_id = $2`,
};

/** $1 build, $2 paths, $3 sha256 of each, $4 encodings. */
const ADD_FILES = {
  name: 'add-build-files',
  text: `
    INSERT INTO build_files (build_id, path, sha256, encoding)
    SELECT $1, path, sha256, nullif(encoding, '') FROM unnest($2::text[], $3::bytea[], $4::text[]) AS f (path, sha256, encoding)`,
};

/** Adds the next build of a game, whose files are stored. */
export async function addBuild(tx: Transaction, build: NewBuild): Promise<void> {
  const { id, gameId, uploadedBy, sha256, size, verdict, reasons, notes, files } = build;
  await runIn(tx, ADD, [id, gameId, uploadedBy, sha256, size, verdict, JSON.stringify(reasons), notes]);
  await runIn(tx, ADD_FILES, [
    id,
    files.map((file) => file.path),
    files.map((file) => file.sha256),
    files.map(({ encoding }) => encoding ?? ''),
  ]);
}
