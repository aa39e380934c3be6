import type { LegalBasis } from '../legal-basis.ts'

type Instrument = { readonly instrument: string }

export function article({ instrument }: Instrument, provision: string): LegalBasis {
  return { instrument, provision: `Article ${provision}` }
}

/** Laws of Canada and the United States count in sections. */
export function section({ instrument }: Instrument, provision: string): LegalBasis {
  return { instrument, provision: `Section ${provision}` }
}
