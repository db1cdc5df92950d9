import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const packed = /\.(?:js|mjs|css|html|svg|json|wasm|map)$/;
/** Smaller files gain nothing. Unit: bytes. */
const smallest = 1_024;

/** Writes a .br and a .gz beside every text file of the build, so that the server never packs a file while somebody waits. */
export function precompress(): Plugin {
  return {
    name: 'dossier-precompress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const file = join(dir, name);
        if (packed.test(name) && statSync(file).size >= smallest) pack(file);
      }
    },
  };
}

function pack(file: string): void {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
