type Place = { readonly pathname: string; readonly search: string; readonly hash: string }

/** The return path is in the URL, so that it survives a reload and a second tab. */
export function withReturnTo(to: string, { pathname, search, hash }: Place): string {
  return `${to}?returnTo=${encodeURIComponent(`${pathname}${search}${hash}`)}`
}
