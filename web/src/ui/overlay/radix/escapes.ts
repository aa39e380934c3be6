/**
 * Radix gives Escape to the most recent layer, so a toast after a dialog would take it from the dialog. The toast
 * records such a press here and leaves it to the dialog.
 */
export const leftToDialog = new WeakSet<Event>()
