#!/bin/sh
# Chromium as an ordinary account. As root it may set priorities, and does: its own threads before those of the page, so
# that on two cores the page waits for the browser around it, and the waiting is counted as the page's blocking time.
nobody=65534
for flag; do
  case $flag in --user-data-dir=*) profile=${flag#*=} ;; esac
done
chown "$nobody" "$profile"
HOME=$profile exec setpriv --reuid="$nobody" --regid="$nobody" --clear-groups "$CHROMIUM_PATH" "$@"
