/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The commit that this build was made from. */
  readonly BUILD_ID: string;
}
