const SAVED_AT = 'x-saved-at'
/** The body is stored uncompressed, so these no longer describe it. */
const OF_THE_WIRE = ['content-encoding', 'content-length']

/** Only complete, public answers that the server allows to store. */
export function isStorable(response: Response): boolean {
  const cacheControl = response.headers.get('cache-control') ?? ''
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !/no-store|private/i.test(cacheControl) &&
    !response.headers.has('set-cookie')
  )
}

/** The same answer with the time it was stored, by this device's clock. */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  for (const name of OF_THE_WIRE) headers.delete(name)
  headers.set(SAVED_AT, String(now))
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** A copy from the future was stored before the clock was set back: its age is unknown, so it counts as old. */
export function ageMs(copy: Response, now: number): number {
  const savedAt = Number(copy.headers.get(SAVED_AT) ?? Number.NaN)
  return now >= savedAt ? now - savedAt : Number.POSITIVE_INFINITY
}
