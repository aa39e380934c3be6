type Props = {
  readonly url: string | null
  readonly name: string
  readonly alt: string
  /** Its size. */
  readonly className: string
}

/** A passport photograph; without one, the initials on the paper where it would be. */
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
  const words = name.split(/[\s@.]+/u).filter(Boolean)
  return [words[0], words.length > 1 && !name.includes('@') ? words.at(-1) : undefined]
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase()
}
