import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import type { ErrorReason } from '@gamegeek/contracts/errors/errors.schemas.js';
import { AppError, conflict } from '../../../core/errors/app-error.js';

const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2);

/** The upload cannot be a build, whatever the game does with it. */
export const buildInvalid = (...reasons: [ErrorReason, ...ErrorReason[]]) =>
  new AppError('build_invalid', reasons[0].message, { reasons });

export const uploadTooLarge = () =>
  new AppError(
    'build_too_large',
    `A build has at most ${inMegabytes(BUILD_LIMITS.packed)} MB. Leave out what the game does not load, and compress pictures and sounds.`,
  );

export const filesTooLarge = () =>
  new AppError(
    'build_too_large',
    `The files of this build have more than ${inMegabytes(BUILD_LIMITS.unpacked)} MB together. Leave out what the game does not load.`,
  );

export const tooManyFiles = () =>
  new AppError(
    'build_too_large',
    `This build has more than ${BUILD_LIMITS.files.toLocaleString('en')} files. Leave out what the game does not load.`,
  );

export const tooManyBuilds = () =>
  new AppError(
    'quota_exceeded',
    `This game has ${BUILD_LIMITS.ofGame} builds. Delete one that is no longer played, then upload again.`,
  );

export const accountFull = (used: number) =>
  new AppError(
    'quota_exceeded',
    `The builds of this account have ${inMegabytes(used)} MB, of ${inMegabytes(BUILD_LIMITS.ofAccount)} MB. Delete builds that are no longer played.`,
  );

export const uploadRunning = () =>
  conflict({ file: ['Your other upload is still running. Wait for it, or cancel it.'] });

export const brokenBuild = () =>
  conflict({ verdict: ['This build does not run here. Its reasons say what to mend; then upload it again.'] });

export const buildIsPlayed = () =>
  conflict({ number: ['This build is the one that is played. Publish another one first.'] });
