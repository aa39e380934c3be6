/** Languages whose print can be read from a photo, by the code of the phrasebook, with Tesseract's own. */
export const TESSERACT_CODES = {
  en: 'eng',
  fr: 'fra',
  de: 'deu',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  pl: 'pol',
  tr: 'tur',
  el: 'ell',
  vi: 'vie',
  ja: 'jpn',
  zh: 'chi_sim',
  ko: 'kor',
  th: 'tha',
  ar: 'ara',
  hi: 'hin',
} as const

/** What reading a language loads, on the way: its model, and about one and a half megabytes of the reader. */
export const MODEL_MB = {
  ...{ en: 3, fr: 0.7, de: 1.3, es: 2.1, it: 1.7, pt: 1.4, pl: 2.6, tr: 2.1, el: 1.3, vi: 1.4 },
  ...{ ja: 2, zh: 1.7, ko: 1.6, th: 0.9, ar: 1.7, hi: 1.4 },
} as const satisfies Readonly<Record<PhotoLanguage, number>>
export const READER_MB = 1.5

export type PhotoLanguage = keyof typeof TESSERACT_CODES

export function isPhotoLanguage(code: string): code is PhotoLanguage {
  return code in TESSERACT_CODES
}
