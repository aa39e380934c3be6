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
