/** The legal source of the answer, so that the traveller (and the airline) can check it. */
export type LegalBasis = { readonly instrument: string; readonly provision: string }
