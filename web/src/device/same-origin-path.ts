const HOME = '/'
const ANYWHERE = 'https://same.invalid'
/** Layers of encoding that later code might decode. */
const LAYERS = 3

/**
 * A path of this site, or home. The author of a link chooses its next page (`returnTo`, `/redirect?url=`), so it must
 * not lead elsewhere in any spelling that a browser accepts.
 */
export function sameOriginPath(value: string | null | undefined): string {
  if (!value || !isPlainPath(value) || !URL.canParse(value, ANYWHERE)) return HOME
  const { origin, pathname, search, hash } = new URL(value, ANYWHERE)
  return origin === ANYWHERE && isPlainAtEveryLayer(pathname) ? `${pathname}${search}${hash}` : HOME
}

/** One slash, then no second of any kind; browsers drop control characters and read a backslash as a slash. */
function isPlainPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path.normalize('NFKC')) && path.startsWith('/') && !/[\p{Cc}\\]/u.test(path)
}

/** Dot segments may remove the text before a second slash, and an encoded slash becomes one when decoded. */
function isPlainAtEveryLayer(pathname: string): boolean {
  let path = pathname
  for (let layer = 0; layer < LAYERS; layer += 1) {
    if (!isPlainPath(path)) return false
    try {
      path = decodeURIComponent(path)
    } catch {
      return false
    }
  }
  return isPlainPath(path)
}
