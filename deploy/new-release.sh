#!/bin/sh
# Builds what /srv/tours/source holds in a folder of its own, beside the release that runs, and points /srv/tours/current at it once it is
# whole. A running server goes on with the folder that it was started in.
set -eu
umask 022
home=$(realpath "$(dirname "$0")/../..")
release=$home/releases/$(date -u +%Y-%m-%dT%H-%M-%S)
trap 'rm -rf "$release"' EXIT
mkdir -p "$release"
git -C "$home/source" archive HEAD | tar -x -C "$release"
cd "$release"
# What pages that are open still ask for, and geodata that has not changed.
for made in dist generated; do
	if [ -d "$home/current/$made" ]; then cp -a "$home/current/$made" .; fi
done
npm ci
npm run -s build
npm prune --omit=dev
ln -sfn "$release" "$home/next"
mv -T "$home/next" "$home/current"
trap - EXIT
# Three are kept: to go back to, and for a server that has not been restarted yet.
ls -d "$home"/releases/* | head -n -3 | xargs -r rm -r
echo "$home/current is $release"
