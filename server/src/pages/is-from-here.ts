type Asked = { header(name: string): string | undefined }

/** Whether a page of ours led here. What a link from elsewhere says is not yet what the traveller wants. */
export function isFromHere(asked: Asked, origin: string): boolean {
  const site = asked.header('sec-fetch-site')
  // Somebody goes to a page; our own worker, which fetches it once more to keep it, wants nothing.
  if (site !== undefined) return site === 'same-origin' && (asked.header('sec-fetch-mode') ?? 'navigate') === 'navigate'
  // Browsers say it only over a safe line, and the oldest not at all.
  const referer = asked.header('referer') ?? ''
  return URL.canParse(referer) && new URL(referer).origin === origin
}
