/**
 * The visit began with a shared trip or a mailed link: splash, trial offer and install prompt are not shown, and none
 * of their flags is set. The inline script decides it before the first paint.
 */
export function isQuietVisit(): boolean {
  return 'quiet' in document.documentElement.dataset
}
