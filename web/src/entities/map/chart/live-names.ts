import type { ExpressionSpecification } from 'maplibre-gl'

/** The map draws letter by letter. Letters of other scripts are joined or stacked, so their names are shown in Latin. */
const SEPARATE_LETTERS: ReadonlySet<string> = new Set([
  ...['Armn', 'Cyrl', 'Geor', 'Grek', 'Hans', 'Hant', 'Jpan', 'Kore', 'Latn'],
])

/** A name in the traveller's language, else in their script, else as it is written there. */
export function nameIn(locale: string): ExpressionSpecification {
  const { language, script = 'Latn' } = new Intl.Locale(locale).maximize()
  const [latin, local]: ExpressionSpecification[] = [
    ['get', 'name:latin'],
    ['get', 'name'],
  ]
  if (!SEPARATE_LETTERS.has(script)) return ['coalesce', ['get', 'name:en'], latin!, local!]
  // English and German names are also there by their older keys.
  const own: ExpressionSpecification[] = [
    ['get', `name:${language}`],
    ['get', `name_${language}`],
  ]
  return ['coalesce', ...own, ...(script === 'Latn' ? [latin!, local!] : [local!, latin!])] as ExpressionSpecification
}
