/** Returned as a header of every download, so only a plain directive list is allowed. */
export function cleanCacheControl(text: string): string {
  return /^[\w=,; "-]{1,200}$/.test(text) ? text : 'no-cache'
}
