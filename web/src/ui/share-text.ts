import { textOf } from '../text/text-of.ts'

export const shareText = textOf({
  'share.title': 'Sojourn, a travel companion',
  'share.message': 'I plan my trips with Sojourn: every answer with its source, and it works without a signal.',
  'share.default': 'Share with friends',
  'share.instagram': 'Share on Instagram',
  'share.minimal': 'Share',
  'share.copied': 'Link copied!',
  'share.failed': 'Share manually',
})
