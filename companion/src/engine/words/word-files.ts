type File = () => Promise<{ readonly default: unknown }>

/** Texts of one kind in many languages: English at hand, one data file per other language, loaded with the first answer in it. */
export type WordFiles<Words> = {
  readonly languages: readonly [string, ...string[]]
  /** Before an answer in this language; a file that cannot be loaded leaves the answer in English. */
  load(language: string): Promise<void>
  /** Undefined if they are not loaded or not translated. */
  loaded(language: string): Words | undefined
}

/** `read` makes the texts of a language from its file; a test holds every file against the keys and slots of English. */
export function wordFiles<Words>(
  english: Words,
  files: Readonly<Record<string, File>>,
  read: (file: unknown, language: string) => Words,
): WordFiles<Words> {
  const known = new Map<string, Words>([['en', english]])
  return {
    languages: ['en', ...Object.keys(files)],
    async load(language) {
      const file = files[language]
      if (!file || known.has(language)) return
      const words = await file().catch(() => null)
      if (words) known.set(language, read(words.default, language))
    },
    loaded: (language) => known.get(language),
  }
}
