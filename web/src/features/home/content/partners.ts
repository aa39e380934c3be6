export type Partner = {
  readonly name: string
  /** Path data in a square of 48. */
  readonly logo: string
  readonly description: string
  readonly colour: 'tide' | 'signal' | 'sun' | 'moss'
}

/** The number shown on the home page. */
export const PARTNERS_SHOWN = 3

/** Our own sample content: none of these companies exists. An operator enters their own partners here. */
export const PARTNERS: readonly Partner[] = [
  {
    name: 'Quillwater Ferries',
    logo: 'M4 30c5 5 10 5 15 0s10-5 15 0 7 5 10 2M8 24h30l-4-7H14zM22 17V8l9 9',
    description: 'Night crossings and island hops, with the deck plan before you book.',
    colour: 'tide',
  },
  {
    name: 'Tarn & Tern Lodges',
    logo: 'M5 38 19 14l9 14 5-7 10 17zM30 9c3-3 6-3 8 0 2-3 5-3 8 0',
    description: 'Forty small houses above the tree line, each with a host who lives there.',
    colour: 'moss',
  },
  {
    name: 'Ostrelle Railways',
    logo: 'M13 8h22v24H13zM13 20h22M18 26h2M28 26h2M15 40l5-8M33 40l-5-8',
    description: 'Sleeper compartments between eleven cities, and bicycles as a matter of course.',
    colour: 'signal',
  },
  {
    name: 'Pellworth Luggage',
    logo: 'M9 16h30v24H9zM18 16v-6h12v6M9 24h30',
    description: 'Bags repaired for as long as you carry them.',
    colour: 'sun',
  },
  {
    name: 'Nine Harbours Hostels',
    logo: 'M24 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM24 16v24M14 24h20M10 30c2 8 8 10 14 10s12-2 14-10',
    description: 'Bunks with a door, a lamp and a shelf, always near the water.',
    colour: 'tide',
  },
  {
    name: 'Oxbow Mobile',
    logo: 'M8 34c0-18 32-18 32 0M15 34c0-10 18-10 18 0M22 34a2 2 0 1 1 4 0',
    description: 'One data plan for sixty countries, switched on when you land.',
    colour: 'moss',
  },
  {
    name: 'Larkspur Insurance',
    logo: 'M24 7l15 6v11c0 9-6 14-15 18-9-4-15-9-15-18V13zM17 24l5 5 9-10',
    description: 'Cover that reads in two pages and pays in two weeks.',
    colour: 'signal',
  },
]
