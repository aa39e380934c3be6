const HOME = '/'
const ANYWHERE = 'https://same.invalid'
/** Each layer of encoding that somebody further on might take off once more. */
const LAYERS = 3

/**
 * A path of this site, or home. What a link asks us to open next (`returnTo`, `/redirect?url=`) is written by whoever
 * made the link, so it must not be able to lead anywhere else, by whichever spelling a browser understands.
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

/** Dots may fold away what stood before a second slash, and an encoded slash is one again once it is decoded. */
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
