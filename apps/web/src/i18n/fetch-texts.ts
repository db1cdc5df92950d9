import { bundleOf } from '@dossier/texts/bundles';
import type { BackendModule, ReadCallback } from 'i18next';

/** The hashes of the build's text files; none while developing. */
const hashes: Readonly<Record<string, string>> = import.meta.env?.TEXT_HASHES ?? {};

function addressOf(language: string, bundle: string): string {
  const hash = hashes[`${language} ${bundle}`];
  return hash ? `/assets/texts-${language}-${bundle}-${hash}.json` : `/locales/${language}/${bundle}.json`;
}

/** The bundle was answered with an error. */
class TextsRefused extends Error {
  readonly isTemporary: boolean;
  constructor(address: string, status: number) {
    super(`${address} was answered with ${status}`);
    this.isTemporary = status >= 500;
  }
}

async function fetchBundle(address: string): Promise<Readonly<Record<string, object>>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TextsRefused(address, answer.status);
  return (await answer.json()) as Record<string, object>;
}

/** Text backend: files served next to the page. All files of a bundle come with one request. */
export class FetchTexts implements BackendModule {
  static readonly type = 'backend';
  readonly type = 'backend';
  readonly #asked = new Map<string, Promise<Readonly<Record<string, object>>>>();

  init(): void {}

  read(language: string, file: string, done: ReadCallback): void {
    void this.#read(addressOf(encodeURIComponent(language), bundleOf(encodeURIComponent(file))), file, done);
  }

  /** Temporary errors (no answer, or a server error) are retried; i18next counts and waits. */
  async #read(address: string, file: string, done: ReadCallback): Promise<void> {
    const bundle = this.#asked.get(address) ?? fetchBundle(address);
    this.#asked.set(address, bundle);
    try {
      done(null, (await bundle)[file] ?? {});
    } catch (error) {
      if (this.#asked.get(address) === bundle) this.#asked.delete(address);
      done(String(error), !(error instanceof TextsRefused) || error.isTemporary);
    }
  }
}
