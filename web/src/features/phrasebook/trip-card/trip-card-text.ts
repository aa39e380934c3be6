import { textOf } from '../../../text/text-of.ts'

export const tripCardText = textOf({
  title: 'Card for your trip',
  lead: 'Your address, diet and allergies in {language}, to show at a counter or to a driver.',
  trip: 'Trip',
  'trip.none': 'Without a trip',
  lodging: 'Where you stay',
  'lodging.other': 'Another address',
  address: 'Its address in {language}',
  'address.hint': 'Copy it from your booking as the hotel writes it. We do not translate addresses.',
  'address.none': 'No address yet. Copy it from your booking, and a driver can read it.',
  lines: 'What the card says',
  'lines.none': 'Choose what others must know.',
  card: 'Your card',
  large: 'Show the whole card',
  kept: 'Saved on this device only.',
})
