/**
 * How people call themselves by their passport, in the six languages: the beginnings of the words, folded. A whole name
 * of a country is looked up before, so that "Indien" is a country and "indische" a passport.
 */
const STEMS: Readonly<Record<string, string>> = {
  AE: 'emirati',
  AR: 'argentin argentinisch',
  AT: 'austrian osterreichisch osterreicher autrichien austriac',
  AU: 'australian australisch australier australien australiano',
  BD: 'bangladeshi',
  BE: 'belgian belgisch belgier belge belg',
  BG: 'bulgarian bulgarisch bulgare bulgar',
  BR: 'brazilian brasilian bresilien brasilen brasileir brasileñ brasiliano',
  CA: 'canadian kanadisch kanadier canadien canadiense canades canadense',
  CH: 'swiss schweizer suisse suiz svizzer suic',
  CL: 'chilean chilen chilien cilen',
  CN: 'chinese chinesisch chinois chin cines',
  CO: 'colombian kolumbian colombien colombiano',
  CZ: 'czech tschechisch tcheque checo ceco tcheco',
  DE: 'german deutsch allemand aleman tedesc alema alemao',
  DK: 'danish danisch dane danois danes dinamarques',
  EG: 'egyptian agyptisch egyptien egipci egizian',
  ES: 'spanish spaniard spanisch spanier espagnol espanol spagnol espanhol',
  FI: 'finnish finnisch finne finlandais finlandes',
  FR: 'french franzosisch franzose franzosin francais frances francesa',
  GB: 'british briton brit britisch brite britin britannique britanic',
  GR: 'greek griechisch grieche grec grieg grec greg',
  HU: 'hungarian ungarisch ungar hongrois hungar ungherese',
  ID: 'indonesian indonesisch indonesien indonesi',
  IE: 'irish irisch ire irlandais irlandes',
  IL: 'israeli israelisch israelien',
  IN: 'indian indisch inder indien indio indiana indiano',
  IT: 'italian italienisch italiener italien italiano italiana',
  JP: 'japanese japanisch japaner japonais japones giappones',
  KE: 'kenyan kenianisch',
  KR: 'korean koreanisch coreen corean',
  MA: 'moroccan marokkanisch marocain marroqui marocchin',
  MX: 'mexican mexikanisch mexicain mexicano messican',
  MY: 'malaysian malaysisch malaisien',
  NG: 'nigerian nigerianisch',
  NL: 'dutch niederlandisch niederlander hollandisch neerlandais neerlandes holandes olandes',
  NO: 'norwegian norwegisch norweger norvegien norueg norveges',
  NZ: 'kiwi zealander neuseelander neuseelandisch neozeland',
  PE: 'peruvian peruanisch peruvien peruan',
  PH: 'filipino philippinisch philippin filipin',
  PK: 'pakistani pakistanisch pakistanais',
  PL: 'polish polnisch pole polin polonais polac polacc polones',
  PT: 'portuguese portugiesisch portugiese portugais portugues portoghes',
  RO: 'romanian rumanisch roumain ruman rumen romen',
  RU: 'russian russisch russe russo ruso rusa russa',
  SE: 'swedish schwedisch schwede suedois suec svedes',
  SG: 'singaporean',
  TH: 'thai thailandisch',
  TR: 'turkish turkisch turke turc turco turca',
  UA: 'ukrainian ukrainisch ukrainien ucranian ucrain',
  US: 'american amerikanisch amerikaner us-amerikanisch americain american estadounidense norteamerican estadunidense',
  VN: 'vietnamese vietnamesisch vietnamien vietnamita',
  ZA: 'south african sudafrikanisch sud-africain sudafrican',
}

const LONGEST_END = 4
const stems = Object.entries(STEMS)
  .flatMap(([code, words]) => words.split(' ').map((stem) => ({ code, stem })))
  .toSorted((a, b) => b.stem.length - a.stem.length)

/** Of a folded word; null for any other. */
export function nationalityOf(word: string): string | null {
  const found = stems.find(({ stem }) => word.startsWith(stem) && word.length - stem.length <= LONGEST_END)
  return found && found.stem.length >= 3 ? found.code : null
}
