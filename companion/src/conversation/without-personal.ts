/** Identifying data, which no question about a journey needs. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/giu, '[e-mail]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/giu, '[id]'],
  [/\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/gu, '[account]'],
  [/\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}\b/gu, '[card]'],
  [/(?<![\d\p{L}])(?:\+|00)\d[\d ()/.-]{7,}\d/gu, '[telephone]'],
  [/(?<![\d\p{L}.-])0\d{2,5}[ /-]?\d{2,4}[\d -]{3,}\d/gu, '[telephone]'],
  [/\b[A-Z]{1,2}\d{6,9}\b/gu, '[document]'],
  [
    new RegExp(
      String.raw`((?:[Mm]y name is|I am called|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Jj]e m['’]appelle|[Mm]on nom est|` +
        String.raw`[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Ii]l mio nome è|[Cc]hamo-me|` +
        String.raw`[Mm]eu nome é)\s+)\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,3}`,
      'gu',
    ),
    '$1[name]',
  ],
]

export function withoutPersonal(text: string): string {
  return PERSONAL.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)
}

type Hidden = {
  readonly hidden: string
  /** Puts the original words back into a text that has kept the marks. */
  readonly restore: (text: string) => string
}

/** For a text whose personal data must come back: each is replaced by a mark with a number, such as `[telephone 1]`. */
export function hidePersonal(text: string): Hidden {
  const originals: [mark: string, words: string][] = []
  const hidden = PERSONAL.reduce((left, [pattern, instead]) => {
    return left.replaceAll(pattern, (words: string, before: unknown) => {
      // A name stands behind its introduction, which is the pattern's only group.
      const kept = instead.startsWith('$1') ? String(before) : ''
      const mark = instead.replace('$1', '').replace(']', ` ${originals.length + 1}]`)
      originals.push([mark, words.slice(kept.length)])
      return `${kept}${mark}`
    })
  }, text)
  return {
    hidden,
    restore: (written) => originals.reduceRight((left, [mark, words]) => left.replaceAll(mark, () => words), written),
  }
}
