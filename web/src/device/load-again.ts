/**
 * Chromium keeps in mind for as long as a page lives that a script did not come, and never asks for it again. Somebody
 * who tries once more therefore gets a new page, but never loses this one for a page that cannot come either.
 */
export async function loadAgain(reload: () => void = () => location.reload()): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer && answer.status < 500) reload()
}
