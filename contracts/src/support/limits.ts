/** Without a schema, so that a page may use it without the parser. */
export const SUPPORT_LIMITS = {
  letters: 4000,
  handoverTurns: 30,
  handoverLetters: 40_000,
  filesOfMessage: 5,
  fileBytes: 10_485_760,
} as const

export const SUPPORT_FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const

export const SUPPORT_FILTERS = ['open', 'mine', 'waiting', 'closed'] as const
export type SupportFilter = (typeof SUPPORT_FILTERS)[number]
