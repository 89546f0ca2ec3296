/** Names of lazily loaded files with content hashes, inserted by the build. */
declare const __MORE_FILE__: string;
declare const __OVERLAY_FILE__: string;
declare const __MESSAGES_FILE__: string;
declare const __RECORDINGS_FILE__: string;
declare const __VALUES_FILE__: string;
