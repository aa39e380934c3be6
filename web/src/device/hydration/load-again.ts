/**
 * Chromium remembers a failed script for the life of a page and never requests it again. A retry therefore loads a new
 * page, but never replaces this one by a page that cannot be loaded.
 */
export async function loadAgain(reload: () => void = () => location.reload()): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer && answer.status < 500) reload()
}
