/**
 * The visit began with a shared trip or the link of a mail: neither splash nor trial nor install prompt comes, and none
 * of their flags is set. The script in the head of the page decides it before the first paint.
 */
export function isQuietVisit(): boolean {
  return 'quiet' in document.documentElement.dataset
}
