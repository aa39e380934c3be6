export type Writer = {
  /** Its address: /writers/{slug}. */
  readonly slug: string
  readonly name: string
  readonly beat: string
  readonly about: readonly string[]
  /** The city of the profile illustration, by its id in the city facts. */
  readonly place: string
}

/**
 * Sample profiles. These are pen names of the editorial team, not people, and the pages say so; an operator enters real
 * writers here, with their consent.
 */
export const WRITERS: readonly Writer[] = [
  {
    slug: 'mara-lindqvist',
    name: 'Mara Lindqvist',
    beat: 'Rights and documents',
    about: [
      'Under this name we write about what is owed to you and what is asked of you: late flights, borders, forms.',
      'The rule here: no sentence about a law without its article.',
    ],
    place: 'oslo',
  },
  {
    slug: 'teo-abara',
    name: 'Teo Abara',
    beat: 'Planning and money',
    about: [
      'Under this name we write about days that can be walked and money that is not wasted.',
      'The rule here: no number without its date.',
    ],
    place: 'cape-town',
  },
  {
    slug: 'the-chart-room',
    name: 'The chart room',
    beat: 'Clocks, maps and signals',
    about: [
      'Under this name our map makers and data editors write about time zones, coastlines and what a phone can do without a network.',
      'The rule here: if a map and the world disagree, the map is wrong.',
    ],
    place: 'reykjavik',
  },
]

export function findWriter(slug: string | undefined): Writer | undefined {
  return WRITERS.find((writer) => writer.slug === slug)
}
