const DEFAULT = 'en'
const LONGEST_HEADER = 200

/** How the traveller writes numbers and dates: the first language they ask for that Intl knows. */
export function preferredLocale(acceptLanguage: string | undefined): string {
  const asked = (acceptLanguage ?? '').slice(0, LONGEST_HEADER).split(',')
  const tags = asked
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter((tag) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag))
  return supported(tags)[0] ?? DEFAULT
}

function supported(tags: readonly string[]): readonly string[] {
  return tags.flatMap((tag) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(tag)
    } catch {
      return []
    }
  })
}
