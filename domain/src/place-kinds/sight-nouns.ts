/** Forms of one kind of sight in English, German, French, Spanish, Italian and Portuguese, in this order. */
type Row = readonly [en: string, de: string, fr: string, es: string, it: string, pt: string]

// Only singular words: "the museums in Rome" is about a city, "the museum in Belém" about a museum.
const ROWS: readonly Row[] = [
  ['tower', 'turm', 'la tour', 'torre', 'torre', 'torre'],
  ['palace', 'palast|palais', 'palais', 'palacio', 'palazzo', 'palácio'],
  ['castle', 'schloss|burg', 'château', 'castillo', 'castello', 'castelo'],
  ['cathedral', 'dom|kathedrale|münster', 'cathédrale', 'catedral', 'duomo|cattedrale', 'catedral'],
  ['basilica', 'basilika', 'basilique', 'basílica', 'basilica', 'basílica'],
  ['church', 'kirche', 'église', 'iglesia', 'chiesa', 'igreja'],
  ['chapel', 'kapelle', 'chapelle', 'capilla', 'cappella', 'capela'],
  ['monastery|abbey', 'kloster|abtei', 'monastère|abbaye', 'monasterio|abadía', 'monastero|abbazia', 'mosteiro|abadia'],
  ['mosque', 'moschee', 'mosquée', 'mezquita', 'moschea', 'mesquita'],
  ['synagogue', 'synagoge', 'synagogue', 'sinagoga', 'sinagoga', 'sinagoga'],
  ['temple', 'tempel', 'temple', 'templo', 'tempio', 'templo'],
  ['shrine', 'schrein', 'sanctuaire', 'santuario', 'santuario', 'santuário'],
  ['museum', 'museum', 'musée', 'museo', 'museo', 'museu'],
  ['gallery', 'galerie', 'galerie', 'galería', 'galleria', 'galeria'],
  ['market', 'markt|markthalle', 'marché', 'mercado', 'mercato', 'mercado'],
  ['bridge', 'brücke', 'pont', 'puente', 'ponte', 'ponte'],
  ['fortress|fort', 'festung', 'forteresse|fort', 'fortaleza', 'fortezza', 'fortaleza|forte'],
  ['lighthouse', 'leuchtturm', 'phare', 'faro', 'faro', 'farol'],
  ['garden|gardens', 'garten|gärten', 'jardin|jardins', 'jardín|jardines', 'giardino|giardini', 'jardim|jardins'],
  ['zoo', 'zoo|tierpark', 'zoo', 'zoo|zoológico', 'zoo', 'zoo|zoológico'],
  ['aquarium', 'aquarium', 'aquarium', 'acuario', 'acquario', 'aquário|oceanário'],
  ['theatre|theater', 'theater', 'théâtre', 'teatro', 'teatro', 'teatro'],
  ['opera house', 'opernhaus', 'opéra', 'ópera', 'teatro lirico', 'ópera'],
  ['stadium', 'stadion', 'stade', 'estadio', 'stadio', 'estádio'],
  ['statue', 'statue', 'statue', 'estatua', 'statua', 'estátua'],
  ['monument|memorial', 'denkmal', 'monument|mémorial', 'monumento', 'monumento', 'monumento'],
  ['fountain', 'brunnen', 'fontaine', 'fuente', 'fontana', 'fonte'],
  ['cemetery', 'friedhof', 'cimetière', 'cementerio', 'cimitero', 'cemitério'],
  ['ruins', 'ruine|ruinen', 'ruines', 'ruinas', 'rovine', 'ruínas'],
]

const ORDER = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const

/** The words for a sight in one language. */
export function sightNouns(language: (typeof ORDER)[number]): readonly string[] {
  return ROWS.flatMap((row) => row[ORDER.indexOf(language)]?.split('|') ?? [])
}

const meanings = new Map<string, string>()
for (const row of ROWS) {
  for (const form of row.join('|').split('|')) meanings.set(withoutAccents(form.split(' ').at(-1) ?? ''), row[0])
}

/** One word for `Turm`, `torre` and `tower`; other words are unchanged. Expects lower case without accents. */
export function meaningOfNoun(word: string): string {
  return meanings.get(word) ?? word
}

/** Whether a word is a kind of sight in any language; lower case without accents. */
export const isSightNoun = (word: string): boolean => meanings.has(word)

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
