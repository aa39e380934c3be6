#!/bin/sh
# Chromium as an ordinary user. As root it raises the priority of its own threads above those of the page, so that on
# two cores the page waits for the browser, and the wait counts as the page's blocking time.
nobody=65534
for flag; do
  case $flag in --user-data-dir=*) profile=${flag#*=} ;; esac
done
chown "$nobody" "$profile"
HOME=$profile exec setpriv --reuid="$nobody" --regid="$nobody" --clear-groups "$CHROMIUM_PATH" "$@"
