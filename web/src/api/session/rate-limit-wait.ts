let endsAt = 0

/** The client drops the headers of a refusal, and with them the time to wait. */
export function rememberWait(response: Response): void {
  if (response.status !== 429) return
  const seconds = Number(response.headers.get('retry-after'))
  if (seconds > 0) endsAt = Date.now() + seconds * 1000
}

/** Seconds until the server accepts requests again, or null when unknown. */
export function secondsToWait(): number | null {
  const seconds = Math.ceil((endsAt - Date.now()) / 1000)
  return seconds > 0 ? seconds : null
}
