/** Put in by the build. */
declare const __PALIER_VERSION__: string;
