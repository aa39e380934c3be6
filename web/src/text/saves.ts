import { textOf } from './text-of.ts'

export const savesText = textOf({
  save: 'Save',
  saved: 'Saved',
  'save.name': 'Save {name}',
  remove: 'Remove',
  'remove.name': 'Remove {name}',
  'done.title': 'Saved!',
  'done.text': '{title} has been saved to your favorites.',
  'failed.title': 'Error',
  'failed.text': 'Failed to save item. Please try again.',
  'removed.title': 'Removed',
  'removed.text': 'Item removed from favorites.',
  feature: 'Places',
  'list.title': 'Saved on this device',
  'prompt.title': 'Keep them for good',
  'prompt.text':
    '{count} of {most} saved on this device. With a free account you can save more, and find them on every device.',
  'prompt.yes': 'Create an account',
  'prompt.no': 'Not now',
})
