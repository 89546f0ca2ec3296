// The public interface of the archive; other code imports nothing else from this folder.
export { ArchiveError, archiveScores, describeArchive } from './archive-scores.js';
