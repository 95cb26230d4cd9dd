#!/bin/sh
# For /usr/local/bin/tours: a command of the site by hand, as root, with the settings of its unit and as its user: tours doctor,
# tours backup, tours restore FILE, tours reset EMAIL, tours promo CODE USES.
set -aeu
umask 077
NODE_ENV=production
DATA_DIR=/var/lib/college-tour-trails
. /etc/college-tour-trails.env
# A file is meant from where one stands.
case "${1-} $#" in
"backup 2" | "restore 2") set -- "$1" "$(realpath --canonicalize-missing --no-symlinks -- "$2")" ;;
esac
cd /srv/tours/current
exec runuser -u tours -- node build/start.mjs admin "$@"
