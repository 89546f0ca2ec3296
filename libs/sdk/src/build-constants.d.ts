/** Files that are loaded later, named by their content; put in by the build. */
declare const __OVERLAY_FILE__: string;
declare const __MORE_FILE__: string;
