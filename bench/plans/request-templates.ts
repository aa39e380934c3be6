/** Sentences as travellers type them, with what each asks for beside the place: written apart from the planner. */

export type Blanks = {
  readonly place: string
  readonly days: number
  /** Of the month. */
  readonly day: number
  readonly month: string
  /** A must-see of the place. */
  readonly first: string
}

/** A wish as the plan has to answer it: its code, and words that its subject contains. */
export type ExpectedWish = { readonly code: string; readonly subject?: string }

export type Template = {
  readonly say: (blanks: Blanks) => string
  readonly wishes: (blanks: Blanks) => readonly ExpectedWish[]
  readonly kinds: readonly ('city' | 'region' | 'island' | 'park' | 'country-route')[]
  /** The number of days; absent: chosen by the kind of the place. */
  readonly days?: number
  readonly hasDates: boolean
  readonly childAges?: readonly number[]
}

const ANYWHERE: Template['kinds'] = ['city', 'region', 'island', 'park', 'country-route']
const NEAR: Template['kinds'] = ['city', 'region', 'island']
const none = (): readonly ExpectedWish[] => []
const lastDay = ({ day, days }: Blanks): number => day + days - 1

export const TEMPLATES: readonly Template[] = [
  {
    say: ({ place, days, month }) => `${days} days in ${place} in ${month}`,
    wishes: none,
    kinds: ANYWHERE,
    hasDates: true,
  },
  {
    say: ({ place, days, day, month }) => `${place}, ${days} days from ${day} ${month} 2027, two adults`,
    wishes: none,
    kinds: ANYWHERE,
    hasDates: true,
  },
  {
    say: ({ place, days }) => `${place} ${days} days with kids 5 and 8`,
    wishes: () => [{ code: 'children' }],
    kinds: NEAR,
    hasDates: false,
    childAges: [5, 8],
  },
  {
    say: ({ place }) => `${place} a week with a baby`,
    wishes: () => [{ code: 'baby' }],
    kinds: ['city', 'island'],
    days: 7,
    hasDates: false,
    childAges: [0],
  },
  {
    say: ({ place, days }) => `${place} ${days} days, vegetarian, no museums`,
    wishes: () => [
      { code: 'diet', subject: 'vegetarian' },
      { code: 'not', subject: 'museum' },
    ],
    kinds: ['city'],
    hasDates: false,
  },
  {
    say: ({ place, days, day, month }) => `${place} for ${days} days from ${day} ${month} 2027, I use a wheelchair`,
    wishes: () => [{ code: 'step-free' }],
    kinds: NEAR,
    hasDates: true,
  },
  {
    say: ({ place, days, month }) => `${days} cheap days in ${place} in ${month}`,
    wishes: () => [{ code: 'cheap' }],
    kinds: ANYWHERE,
    hasDates: true,
  },
  {
    say: ({ place, days, month }) => `romantic trip to ${place}, ${days} days in ${month}`,
    wishes: () => [{ code: 'romantic' }],
    kinds: NEAR,
    hasDates: true,
  },
  {
    say: ({ place, days, day, month }) =>
      `${days} days in ${place} from ${day} ${month} 2027, back at the hotel by 17:00 every day`,
    wishes: () => [{ code: 'back-by' }],
    kinds: ['city'],
    hasDates: true,
  },
  {
    say: ({ place, days, first }) => `${days} days in ${place}, must see ${first}`,
    wishes: ({ first }) => [{ code: 'must', subject: first }],
    kinds: ['city'],
    hasDates: false,
  },
  {
    say: ({ place, days }) => `${place} for ${days} days with my grandmother who cannot walk far`,
    wishes: () => [{ code: 'short-walks' }],
    kinds: NEAR,
    hasDates: false,
  },
  {
    say: ({ place, days }) => `${place} by car ${days} days`,
    wishes: () => [{ code: 'by-car' }],
    kinds: ['region', 'country-route'],
    hasDates: false,
  },
  {
    say: (blanks) =>
      `I arrive in ${blanks.place} on ${blanks.day} ${blanks.month} 2027 at 14:30 and leave on ` +
      `${lastDay(blanks)} ${blanks.month} at 18:00`,
    wishes: () => [{ code: 'arrive' }, { code: 'depart' }],
    kinds: ['city'],
    hasDates: true,
  },
  {
    say: ({ place, days }) => `${days} days in ${place}, budget of 1500 euros, art and food`,
    wishes: () => [{ code: 'budget' }, { code: 'interest', subject: 'art' }, { code: 'interest', subject: 'food' }],
    kinds: ['city', 'region'],
    hasDates: false,
  },
  {
    say: ({ place, days, month }) => `${place} ${days} days in ${month}, beach every afternoon`,
    wishes: () => [{ code: 'beach-afternoons' }],
    kinds: ['island'],
    hasDates: true,
  },
  {
    say: ({ place, days }) => `${days} days in ${place}, vegan, late starts please`,
    wishes: () => [{ code: 'diet', subject: 'vegan' }, { code: 'late-start' }],
    kinds: ['city'],
    hasDates: false,
  },
  {
    say: ({ place, days, day, month }) =>
      `${place} ${days} days from ${day} ${month} 2027, nightlife and food, no churches`,
    wishes: () => [
      { code: 'interest', subject: 'nightlife' },
      { code: 'interest', subject: 'food' },
      { code: 'not', subject: 'church' },
    ],
    kinds: ['city'],
    hasDates: true,
  },
  {
    say: ({ place, days, month }) => `rainy ${month} in ${place}, ${days} days, something rain-proof`,
    wishes: () => [{ code: 'rain-proof' }],
    kinds: ['city'],
    hasDates: true,
  },
]

/** Six more languages of the page's own reading, with a must-see each. */
export const IN_OTHER_LANGUAGES: readonly (Omit<Template, 'say'> & {
  readonly language: string
  readonly say: Template['say']
})[] = [
  {
    language: 'de',
    say: ({ place, days, first }) => `${days} Tage ${place}, vegetarisch, unbedingt ${first}`,
    wishes: ({ first }) => [
      { code: 'diet', subject: 'vegetarian' },
      { code: 'must', subject: first },
    ],
    kinds: ['city'],
    hasDates: false,
  },
  {
    language: 'de',
    say: ({ place, days, day }) => `${place} ab dem ${day}. Mai 2027, ${days} Tage mit Kindern von 4 und 9 Jahren`,
    wishes: () => [{ code: 'children' }],
    kinds: ['city'],
    hasDates: true,
    childAges: [4, 9],
  },
  {
    language: 'fr',
    say: ({ place, days, first }) => `${days} jours à ${place}, à voir absolument : ${first}`,
    wishes: ({ first }) => [{ code: 'must', subject: first }],
    kinds: ['city'],
    hasDates: false,
  },
  {
    language: 'es',
    say: ({ place, days }) => `${days} días en ${place} con mi madre, que no puede caminar mucho`,
    wishes: () => [{ code: 'short-walks' }],
    kinds: ['city'],
    hasDates: false,
  },
  {
    language: 'it',
    say: ({ place, days, first }) => `${days} giorni a ${place}, arte e buon cibo, da non perdere: ${first}`,
    wishes: ({ first }) => [
      { code: 'interest', subject: 'art' },
      { code: 'interest', subject: 'food' },
      { code: 'must', subject: first },
    ],
    kinds: ['city'],
    hasDates: false,
  },
  {
    language: 'pt',
    say: ({ place, days, day }) => `${days} dias em ${place} a partir de ${day} de maio de 2027, vegetariano`,
    wishes: () => [{ code: 'diet', subject: 'vegetarian' }],
    kinds: ['city'],
    hasDates: true,
  },
]
