/** It comes back as a header of every download, so nothing but a plain directive list may stand in it. */
export function cleanCacheControl(text: string): string {
  return /^[\w=,; "-]{1,200}$/.test(text) ? text : 'no-cache'
}
