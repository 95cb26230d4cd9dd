#!/bin/sh
# Builds what /srv/tours/source holds in a folder of its own, beside the release that runs, and points /srv/tours/current at it once it is
# whole. A running server goes on with the folder that it was started in.
set -eu
umask 022
home=$(realpath "$(dirname "$0")/../..")
release=$home/releases/$(date -u +%Y-%m-%dT%H-%M-%S)
# Half a release has a name that nobody goes back to.
half=$home/releases/.half
exec 9< "$home/source"
flock -n 9 || { echo "Another new release is being built." >&2; exit 1; }
trap 'rm -rf "$half"' EXIT
# dash does not run what is for EXIT when a signal ends it.
trap 'exit 1' HUP INT TERM
rm -rf "$half"
mkdir -p "$half"
git -C "$home/source" archive HEAD | tar -x -C "$half"
cd "$half"
# What pages that are open still ask for, and geodata that has not changed.
for made in dist generated; do
	if [ -d "$home/current/$made" ]; then cp -a "$home/current/$made" .; fi
done
npm ci
npm run -s build
npm prune --omit=dev
# Otherwise a power cut could leave the name, and empty files.
sync -f .
mv -T "$half" "$release"
ln -sfn "$release" "$home/next"
mv -T "$home/next" "$home/current"
# Three are kept: to go back to, and for a server that has not been restarted yet.
ls -d "$home"/releases/* | head -n -3 | xargs -r rm -r
echo "$home/current is $release"
