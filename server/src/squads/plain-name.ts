const MAX_LENGTH = 60
/** Letters of any script with their marks, and separators within a name. No digits, symbols or control characters. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u
/** Mail programs turn it into a link by themselves. Initials (J.R.R.) have one letter after the dot. */
const DOMAIN = /\.[\p{L}\p{M}]{2}|^www\b|https?\b/iu

/** A name chosen by a traveller is mailed to other people in our name: anything that is not a plain name is dropped. */
export function plainName(chosen: string | null): string {
  const name = (chosen ?? '').normalize('NFC').trim()
  const isPlain = name.length <= MAX_LENGTH && NAME.test(name) && !DOMAIN.test(name)
  return isPlain ? name : 'A traveller'
}
