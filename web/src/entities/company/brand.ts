/** An operator's settings are in this folder: name, figures, sample testimonials, legal entity. */
export const BRAND = {
  name: 'Sojourn',
  promise: 'Every answer with its source and its date.',
} as const
