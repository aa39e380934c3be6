/** Where the answer comes from, so the traveller (and the airline) can check it. */
export type LegalBasis = { readonly instrument: string; readonly provision: string }
