const commandFile = /apps\/server\/src\/cli\/(\S+)\.ts$/;

/**
 * Returns the program `dossier` of a built folder, for `sh`: without arguments it starts the server, with the name of a
 * script of `package.json` it runs that command.
 */
export function launcher(scripts: Readonly<Record<string, string>>): string {
  const commands = Object.entries(scripts).flatMap(([name, line]) => {
    const [, file] = commandFile.exec(line) ?? [];
    return file === undefined || line.includes('--meanwhile') ? [] : [{ name, file }];
  });
  const names = commands.map(({ name }) => name).join(', ');
  return `#!/bin/sh
# Starts Dossier, or runs one of its commands: dossier [command] [arguments]
set -eu
home=$(dirname "$(readlink -f "$0")")
# systemd names a folder that only this service may write; a compiled program starts in half the time.
if [ -n "\${CACHE_DIRECTORY:-}" ]; then export NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-$CACHE_DIRECTORY/node}"; fi
# Each further arena of the C library keeps what its threads freed: up to 100 MB after a first start.
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
run() { file=$1; shift; exec "$home/node_modules/.bin/node" "$home/apps/server/src/$file" "$@"; }
[ $# -gt 0 ] || run main.ts
command=$1; shift
case $command in
  start) run main.ts "$@" ;;
${commands.map(({ name, file }) => `  ${name}) run cli/${file}.ts "$@" ;;`).join('\n')}
  *) echo "dossier has no command \\"$command\\". Commands: start, ${names}." >&2; exit 2 ;;
esac
`;
}
