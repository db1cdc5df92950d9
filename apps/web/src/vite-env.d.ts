/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The commit that this build was made from. */
  readonly BUILD_ID: string;
  /** The hash of each text file of this build, by language and bundle. */
  readonly TEXT_HASHES: Readonly<Record<string, string>>;
}
