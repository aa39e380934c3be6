const LONGEST = 60
/** Letters of any script with their marks, and what stands between the parts of a name. No digits, signs or controls. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u
/** Mail programs make a link of it, without being asked. Initials (J.R.R.) have one letter after the dot. */
const DOMAIN = /\.[\p{L}\p{M}]{2}|^www\b|https?\b/iu

/** A name that somebody chose reaches other people's mailboxes under ours: a name, or nothing of it. */
export function plainName(chosen: string | null): string {
  const name = (chosen ?? '').normalize('NFC').trim()
  const isPlain = name.length <= LONGEST && NAME.test(name) && !DOMAIN.test(name)
  return isPlain ? name : 'A traveller'
}
