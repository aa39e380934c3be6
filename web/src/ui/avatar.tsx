type Props = {
  readonly url: string | null
  readonly name: string
  readonly alt: string
  /** Its size. */
  readonly className: string
}

/** A passport-like photo; without one, the initials. */
export function Avatar({ url, name, alt, className }: Props) {
  const frame = `block shrink-0 overflow-hidden rounded-control border border-edge bg-sunk ${className}`
  if (url) return <img src={url} alt={alt} className={`${frame} object-cover`} decoding="async" />
  return (
    <span role="img" aria-label={alt} className={`${frame} grid place-items-center font-display text-title text-soft`}>
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  )
}

function initials(name: string): string {
  // The first visible letter: a name may begin with quotation marks, or with direction marks.
  const letters = name.split(/[\s@.]+/u).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? [])
  const last = name.includes('@') ? undefined : letters.slice(1).at(-1)
  return `${letters[0] ?? ''}${last ?? ''}`.toUpperCase()
}
