#!/bin/sh
# For /usr/local/bin/tours: a command of the site by hand, as root, with the settings of its unit and as its user: tours doctor,
# tours backup, tours restore FILE, tours reset EMAIL, tours promo CODE USES.
set -aeu
umask 077
NODE_ENV=production
DATA_DIR=/var/lib/college-tour-trails
. /etc/college-tour-trails.env
cd /srv/tours/current
exec runuser -u tours -- node build/start.mjs admin "$@"
