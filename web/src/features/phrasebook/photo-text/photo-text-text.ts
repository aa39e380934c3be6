import { textOf } from '../../../text/text-of.ts'

export const photoText = textOf({
  open: 'Read it from a photo',
  title: 'Text from a photo',
  note: 'A sign, a menu, a label: printed text is read on this device, and the photo is not sent anywhere.',
  language: 'Language in the photo',
  choose: 'Take or choose a photo',
  hint: 'Straight, sharp and close: the text should fill the picture. The first time, it loads 2 to 4 MB.',
  keep: 'the reader for {language}',
  loading: 'Loading the language, once',
  reading: 'Reading the photo',
  empty: 'No text was found. Check the language, come closer and hold the phone straight.',
  'not-a-picture': 'This file is not a picture that your browser can open. Choose a photo or a screenshot.',
  'not-loaded.offline':
    'This language is not on this device yet, and there is no connection. Once loaded, it works offline.',
  'not-loaded': 'The language could not be loaded. Please try again.',
  failed: 'The photo could not be read. Please try another one.',
})
