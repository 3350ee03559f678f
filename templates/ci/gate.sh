#!/bin/sh
# Judges the commit at hand with the gate that the base pins. For any CI, and by hand: gate.sh BASE [options of the gate]
# The checkout needs its history back to where the patch began, and no token in its environment or .git/config. It is not installed yet:
# the gate comes first, so that nothing of the patch has run before it is there. Keep this file where a patch cannot change it.
set -eu

base=$(git rev-parse --verify "${1:?usage: gate.sh BASE [options of the gate]}^{commit}")
shift
folder=$(mktemp -d)
trap 'git worktree remove --force "$folder/base" >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT

git worktree add --quiet --detach "$folder/base" "$base"
# The install of the project's package manager, by its lockfile: pnpm install --frozen-lockfile, yarn install --immutable, …
install=${ORACLE_INSTALL:-npm ci --ignore-scripts}
(cd "$folder/base" && $install)
if [ ! -x "$folder/base/node_modules/.bin/vitest-oracle" ]; then
  echo "The base does not have vitest-oracle yet: the patch that adds it is for people to judge." >&2
  exit 2
fi
[ -d node_modules ] || $install
"$folder/base/node_modules/.bin/vitest-oracle" gate --base "$base" "$@"
