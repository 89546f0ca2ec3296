const MB = 1024 * 1024;

/** Limits of builds; 1 MB is 1,048,576 bytes. */
export const BUILD_LIMITS = {
  /** Bytes of an upload. */
  packed: 64 * MB,
  /** Bytes of its files. */
  unpacked: 200 * MB,
  files: 2_000,
  /** A file that is unpacked to more than this multiple of its packed size is refused. */
  ratio: 100,
  ofGame: 10,
  /** Bytes of all builds of an account. */
  ofAccount: 1024 * MB,
  notes: 500,
  /** Larger builds make players wait. */
  large: 20 * MB,
  /** Bytes of the keys and values that a build keeps in a browser. */
  storage: 256 * 1024,
};
