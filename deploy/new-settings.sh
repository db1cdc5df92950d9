#!/bin/sh
# Writes the settings and secrets of deploy/compose.yml: new-settings.sh <intern host> <gatekeeper host> <client host> <smtp url>
# Secrets that exist are kept, so it can be run again for other hosts.
set -eu
umask 077
[ $# -eq 4 ] || { sed -n 2,3p "$0" | cut -c3- >&2; exit 2; }
cd "$(dirname "$0")"
mkdir -p secrets
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
keep() { [ -s "secrets/$1" ] || printf '%s\n' "$2" >"secrets/$1"; }

keep secret "$(random)$(random)"
keep database-password "$(random)"
keep objects-secret "$(random)"
password=$(cat secrets/database-password)
objects=$(cat secrets/objects-secret)
printf 'postgres://dossier:%s@database:5432/dossier\n' "$password" >secrets/database-url
printf 's3://dossier:%s@objects:8333/dossier?region=us-east-1&tls=off\n' "$objects" >secrets/files-url
keep backup-to "s3://dossier:$objects@objects:8333/dossier-backups?region=us-east-1&tls=off"
printf '{"identities":[{"name":"dossier","credentials":[{"accessKey":"dossier","secretKey":"%s"}],"actions":["Admin:dossier","Read:dossier","Write:dossier","List:dossier","Admin:dossier-backups","Read:dossier-backups","Write:dossier-backups","List:dossier-backups"]}]}\n' "$objects" >secrets/objects.json
printf '%s\n' "$4" >secrets/smtp-url
# The user of the container reads the files; on this machine the folder is closed to others.
chmod 0644 secrets/database-url secrets/database-password secrets/files-url secrets/objects.json secrets/smtp-url secrets/secret secrets/backup-to
chmod 0700 secrets
printf 'INTERN_HOST=%s\nGATEKEEPER_HOST=%s\nCLIENT_HOST=%s\n' "$1" "$2" "$3" >.env
echo "Written: deploy/.env and deploy/secrets. Keep a copy of deploy/secrets/secret apart from the backups."
echo "Backups go to this machine: put a bucket elsewhere and a recipient of age into deploy/secrets/backup-to."
