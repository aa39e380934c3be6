import { App } from '@capacitor/app'

/**
 * A link to our site that opened the native app becomes a path in it. Any app on the phone can send such a link, so
 * another host's address is ignored, whatever it contains.
 */
export function followAppLinks(siteOrigin: string, navigate: (path: string) => void): () => void {
  const handle = App.addListener('appUrlOpen', ({ url }) => {
    const path = ownPath(url, siteOrigin)
    if (path) navigate(path)
  })
  return () => void handle.then((added) => added.remove())
}

export function ownPath(url: string, siteOrigin: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname, search, hash } = new URL(url)
  return origin === siteOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
