/** `npm run bench -- <name> [options]`: runs one bench. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const benches: Readonly<Record<string, string>> = {
  desk: 'the whole desk with a million onboardings [--quick]',
  passport: 'reading passports: invented photos, by how good they are [--count 60] [--train]',
  records: 'the record server compared with PocketBase [--quick]',
  scale: 'several instances on PostgreSQL, 200 staff and 1,000 clients at once [--quick]',
  sweep: 'a new list against ten thousand watched companies [--quick]',
  web: 'the first visit of pages on a slow line, in a throttled Chromium [--quick]',
  screening: 'finding names on the lists <folder of lists> [--more 1000000]',
};

const [name = '', ...rest] = process.argv.slice(2);
if (Object.hasOwn(benches, name)) {
  const file = fileURLToPath(new URL(`${name}/run.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...rest], { stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(
    ['Say which bench: npm run bench -- <name>', ...Object.entries(benches).map((one) => one.join(': '))].join('\n'),
  );
  process.exitCode = 1;
}
