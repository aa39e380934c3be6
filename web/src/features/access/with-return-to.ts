type Place = { readonly pathname: string; readonly search: string; readonly hash: string }

/** The way back stands in the address, so that it survives a reload and a second tab. */
export function withReturnTo(to: string, { pathname, search, hash }: Place): string {
  return `${to}?returnTo=${encodeURIComponent(`${pathname}${search}${hash}`)}`
}
