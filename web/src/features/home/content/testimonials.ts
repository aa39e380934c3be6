export type Testimonial = {
  readonly name: string
  readonly role: string
  readonly location: string
  /** An illustration of the place, never a photo of a person: `npm run draw -w web` draws it from the coastline. */
  readonly image: 'crete' | 'setouchi' | 'cook-strait'
  readonly rating: 5
  readonly content: string
  readonly trips: number
}

/** Our own sample content. These people are invented; an operator enters real testimonials here, with their consent. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Eleni Vardaki',
    role: 'Landscape architect',
    location: 'Chania, Crete',
    image: 'crete',
    rating: 5,
    content:
      'Our connection in Athens was gone before we landed. By the time the bags came I had the rule, the amount and a letter I only had to sign.',
    trips: 14,
  },
  {
    name: 'Haruto Minegishi',
    role: 'Ferry engineer',
    location: 'Takamatsu, Setouchi',
    image: 'setouchi',
    rating: 5,
    content:
      'I plan in Japanese, my wife in Spanish, and the itinerary stays one itinerary. On the islands there is no signal, and it still opens.',
    trips: 9,
  },
  {
    name: 'Marama Tolland',
    role: 'Retired teacher',
    location: 'Wellington, Cook Strait',
    image: 'cook-strait',
    rating: 5,
    content:
      'It told me what it did not know. After forty years of guidebooks that were sure of everything, that is why I trust the rest.',
    trips: 31,
  },
]
