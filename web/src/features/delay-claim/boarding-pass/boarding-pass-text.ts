import { textOf } from '../../../text/text-of.ts'

export const passText = textOf({
  open: 'Scan your boarding pass',
  'open.note': 'It fills in the flight, and your name for the letter.',
  title: 'Scan your boarding pass',
  note: 'The picture is read on this device. It is not sent anywhere and not kept.',
  camera: 'Use the camera',
  photo: 'Choose a photo',
  'photo.hint': 'A photo of the printed pass, or a screenshot of the one on your phone.',
  keep: 'the scanner',
  loading: 'Loading the reader, once: 0.4 MB',
  reading: 'Looking for the code',
  aim: 'Hold the whole code in the picture, straight and in good light.',
  video: 'Picture of your camera',
  'no-code':
    'No code was found in this picture. Come closer, hold it straight, avoid reflections, or take a screenshot of the pass.',
  other: 'This code is not a boarding pass. Look for the largest code on the pass, near the flight number.',
  damaged: 'This is a boarding pass, but a part of it could not be read. Try a sharper picture.',
  refused:
    'The camera is not allowed for this site. Allow it in the settings of your browser, or choose a photo instead.',
  'no-camera': 'No camera was found, or another app is using it. Choose a photo instead.',
  'not-a-picture': 'This file is not a picture that your browser can open. Choose a photo or a screenshot.',
  'not-loaded.offline':
    'The reader is not on this device yet, and there is no connection. Once loaded, it works offline.',
  'not-loaded': 'The reader could not be loaded. Please try again.',
  read: 'Read from your boarding pass',
  'read.route': '{from} to {to}',
  'read.legs': 'Your booking has {count} flights: it counts from the first departure to the final destination.',
  'read.year': 'A pass names the day, not the year: please check the date.',
  'read.no-date': 'This pass names no day: please enter the date.',
  'read.name-cut': 'The name was too long for the pass: please complete it in the letter.',
})
