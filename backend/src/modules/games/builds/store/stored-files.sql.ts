/** $1 sha256, $2 size. The row is locked, so that it is not deleted as unused before a build refers to it. */
export const ADD_FILE = {
  name: 'add-stored-file',
  text: `
    INSERT INTO stored_files (sha256, size) VALUES ($1, $2)
    ON CONFLICT (sha256) DO UPDATE SET size = EXCLUDED.size
    RETURNING xmax = 0 AS added`,
};

/** $1 sha256, $2 number, $3 bytes. */
export const ADD_CHUNK = {
  name: 'add-stored-file-chunk',
  text: 'INSERT INTO stored_file_chunks (sha256, number, bytes) VALUES ($1, $2, $3)',
};

/** $1 sha256, $2 number. */
export const READ_CHUNK = {
  name: 'read-stored-file-chunk',
  text: 'SELECT bytes FROM stored_file_chunks WHERE sha256 = $1 AND number = $2',
};

/** $1 limit. */
export const DELETE_UNUSED = {
  name: 'delete-unused-stored-files',
  text: `
    WITH unused AS (
      SELECT sha256 FROM stored_files f
      WHERE NOT EXISTS (SELECT FROM build_files b WHERE b.sha256 = f.sha256)
      LIMIT $1
    ), deleted AS (
      DELETE FROM stored_files USING unused WHERE stored_files.sha256 = unused.sha256 RETURNING 1
    )
    SELECT count(*)::int AS count FROM deleted`,
};
