const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

export function textDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr'
}
