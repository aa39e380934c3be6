export const LAST_LANGUAGES = 'translate-languages'
export const OWN_LANGUAGE = 'translate-own'
const MOST = 4
const CODE = /^[a-z]{2,3}$/

/** The last used first. Stored data may be of any version or invalid. */
export function readLanguages(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter(isCode).slice(0, MOST) : []
}

export function withLanguage(languages: readonly string[], code: string): readonly string[] {
  return [code, ...languages.filter((each) => each !== code)].slice(0, MOST)
}

export function readOwn(stored: unknown): string | null {
  return isCode(stored) ? stored : null
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value)
}
