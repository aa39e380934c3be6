import { textOf } from '../../text/text-of.ts'

export const translateText = textOf({
  title: 'Quick translate',
  description:
    'Forty phrases that travellers need, in Spanish, French, German, Italian, Portuguese and Japanese: to ' +
    'read, to show across a counter or to play aloud, also offline.',
  name: 'Quick translate',
  illustration: 'Hello, from Lisbon to Rome',
  heading: 'Say it, or show it',
  lead: 'Forty phrases in six languages.',
  language: 'Language',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  ja: 'Japanese',
  'group.meet': 'Meeting people',
  'group.help': 'When you need help',
  'group.eat': 'Eating and paying',
  'group.way': 'Finding the way',
  'group.stay': 'A place to sleep',
  speak: 'Play: {words}',
  show: 'Show large: {words}',
  close: 'Close',
  'no-voice': 'This device has no {language} voice, so phrases can be read and shown here, not played.',
  'now.1': 'Forty phrases in six languages, in the polite form, written by us',
  'now.2': 'Shown large to hand across a counter, or spoken by your device where it has the voice',
  'now.3': 'Everything on this page works without a connection once you have opened it',
  'next.1': 'Any sentence into 50+ languages, by voice or keyboard',
  'next.2': 'Signs and menus through the camera',
})
