/** What an operator may want to change stands in this folder: name, figures, sample voices, legal entity. */
export const BRAND = {
  name: 'Sojourn',
  promise: 'Every answer with its source and its date.',
} as const
