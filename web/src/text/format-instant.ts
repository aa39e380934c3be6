/** In UTC, and so the same on the server and on every device; the zone is written beside it. */
export function formatInstant(at: number, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  const written = new Intl.DateTimeFormat(words, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(at))
  return `${written} UTC`
}
