/**
 * Radix gives Escape to whatever came last, and a message that comes after a dialog would take it from the dialog. The
 * message notes such a press here and leaves it to the dialog beneath.
 */
export const leftToDialog = new WeakSet<Event>()
